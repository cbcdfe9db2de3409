#!/usr/bin/env python3
"""Starts the programs with few descriptors, little address space and few threads.

usage: limits.py FOLDER [STEP]

FOLDER has the built programs. Each run has to end as a working program or with the status 71 and a
line that says why, within a second; never by a signal, never not at all. STEP tries every so many-th
limit alone.
"""
import os, pty, resource, select, shutil, signal, subprocess, sys, tempfile, time

folder = os.path.abspath(sys.argv[1])
step = int(sys.argv[2]) if len(sys.argv) > 2 else 1
home = tempfile.mkdtemp(prefix='moggy-limits-')
os.chmod(home, 0o777)
nobody = 65534
# Beyond any load of the machine: it ends what hangs.
patience = 10.0
# The longest that a refusal may take, in seconds.
prompt = 1.0
cases = failed = 0
slowest = 0.0


def environment():
    return {'HOME': home, 'TERM': 'xterm-256color', 'LC_ALL': 'C.UTF-8', 'PATH': '/usr/bin:/bin'}


def prepare(limits, user):
    os.umask(0)
    os.makedirs(home + '/list', exist_ok=True)
    for kind, value in limits:
        resource.setrlimit(kind, (value, value))
    if user:
        os.setgroups([])
        os.setresgid(nobody, nobody, nobody)
        os.setresuid(nobody, nobody, nobody)


def command(arguments, limits, user, until=None):
    """Runs to the end; where `until` is printed, the program works and is asked to end."""
    errors = tempfile.TemporaryFile()
    child = subprocess.Popen(
        arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
        env=environment(), cwd=home, preexec_fn=lambda: prepare(limits, user))
    output, start, end, works = b'', time.time(), time.time() + patience, False
    while time.time() < end:
        if select.select([child.stdout], [], [], max(0, end - time.time()))[0]:
            piece = os.read(child.stdout.fileno(), 65536)
            if not piece:
                break
            output += piece
            if until and until in output and not works:
                works = True
                child.terminate()
    else:
        child.kill()
        child.wait()
        return None, output, time.time() - start, works
    child.wait()
    errors.seek(0)
    return child.returncode, output + errors.read(), time.time() - start, works


def screen(arguments, limits, user):
    """On a terminal; a frame that stands means that the program works, and it is asked to end."""
    child, terminal = pty.fork()
    if child == 0:
        try:
            os.chdir(home)
            prepare(limits, user)
            os.execve(arguments[0], arguments, environment())
        except OSError:
            pass
        os._exit(126)
    output, start, end, works = b'', time.time(), time.time() + patience, False
    while time.time() < end:
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                output += os.read(terminal, 65536)
            except OSError:
                break
        elif b'help' in output and not works:
            works = True
            os.write(terminal, b'\x03')
    else:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)
        return None, output, time.time() - start, works
    os.close(terminal)
    status = os.waitpid(child, 0)[1]
    code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
    return code, output, time.time() - start, works


moggy, journey = os.path.join(folder, 'moggy'), os.path.join(folder, 'journey')
programs = {
    'journey --help': lambda l, u: command([journey, '--help'], l, u),
    'pets list': lambda l, u: command([moggy, 'pets', 'list', '--data', home + '/list'], l, u),
    'serve': lambda l, u: command(
        [moggy, 'serve', '--port', '0', '--data', home + '/serve'], l, u, b'served at'),
    'screen': lambda l, u: screen([moggy, '--data', home + '/screen', '--flat'], l, u),
}
done = {'journey --help': {0}, 'pets list': {0}, 'serve': {-15, 143}, 'screen': {0}}


def sweep(name, title, kind, values, user=False):
    """One line for all limits of a kind: from which one on the program works."""
    global cases, failed, slowest
    bad, refused, worked = [], [], []
    for value in values:
        cases += 1
        code, output, seconds, works = programs[name]([(kind, value)], user)
        if code == 127 and b'loading shared libraries' in output:
            cases -= 1  # the loader did not come to the program
        elif code == 71 and b'the system gives this program no more' in output:
            refused.append(value)
            slowest = max(slowest, seconds)
            if seconds > prompt:
                bad.append(f'{value}: refused only after {seconds:.1f} s')
        elif code in done[name] and (works or name not in ('serve', 'screen')):
            worked.append(value)
        else:
            words = output[-160:].decode('utf-8', 'replace').replace('\n', ' ')
            bad.append(f'{value}: {"hung" if code is None else code} after {seconds:.1f} s {words!r}')
    failed += len(bad)
    span = f'{min(refused)} to {max(refused)} refused' if refused else 'none refused'
    first = f'works from {min(worked)}' if worked else 'never works'
    print(f'{"FAILED" if bad else "ok    "} {name}, {title}: {span}, {first}')
    for line in bad[:8]:
        print('         ' + line)


def least_memory(program):
    """The least address space with which the loader comes to the program, in MiB."""
    low, high = 1, 2048
    while high - low > 1:
        middle = (low + high) // 2
        code, output, _, _ = command([program, '--help'], [(resource.RLIMIT_AS, middle << 20)], False)
        if code in (0, 71):
            high = middle
        else:
            low = middle
    return high


def main():
    as_root = os.geteuid() == 0
    for name in programs:
        sweep(name, 'descriptors', resource.RLIMIT_NOFILE, range(3, 65, step))
        least = least_memory(journey if name.startswith('journey') else moggy)
        print(f'       the loader needs {least} MiB for {name}')
        sizes = list(range(least, least + 64, 4 * step)) + list(range(least + 64, 1025, 32 * step))
        sweep(name, 'address space', resource.RLIMIT_AS, [size << 20 for size in sizes])
        if as_root and not os.access(moggy, os.X_OK, effective_ids=True):
            print(f'not run: {name}, threads: another user cannot start the program')
        elif as_root:
            shutil.rmtree(home + '/' + name.split()[-1], ignore_errors=True)
            sweep(name, 'threads', resource.RLIMIT_NPROC, range(1, 33, step), user=True)
            shutil.rmtree(home + '/' + name.split()[-1], ignore_errors=True)
        else:
            print(f'not run: {name}, threads: only root can count those of another user')
    print(f'a refusal took {slowest:.2f} s at the most')
    print(f'{cases} cases, {failed} failed')
    return 1 if failed else 0


try:
    sys.exit(main())
finally:
    shutil.rmtree(home, ignore_errors=True)
