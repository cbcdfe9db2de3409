"""What is recorded: a program, its TERM and what is done to it."""

import dataclasses


@dataclasses.dataclass
class Session:
    """A step is keys (see keys.py), or a pair of columns and rows: a new size of the window."""

    name: str
    command: str
    term: str
    steps: list
    size: tuple = (80, 24)
    locale: str = "C.UTF-8"
    colorterm: str = ""
    # What the terminal says it is (DA), where the program would else use what tmux lacks.
    identity: bytes = b""


VIM = "vim -N -u NONE -i NONE -n --cmd 'set ttimeout ttimeoutlen=10 t_ut='"
SYNTAX = VIM + " --cmd 'syntax on' --cmd 'set number ruler laststatus=2'"
TMUX = "tmux -f /dev/null -S /srv/run/socket"
# The attributes of a VT100: tmux would else set left and right margins, which it does not have.
VT100 = b"\x1b[?1;2c"
DIALOG_MENU = (
    "dialog --title Harbour --menu 'Where to?' 15 50 6 1 'North pier' 2 'South pier' 3 'Lighthouse'"
    " 4 'Fish market' 5 'Rope works' 6 'Old town' 7 'Station' 8 'Chandler'"
)
DIALOG_FORM = (
    "dialog --form 'A boat' 14 60 5 Name: 1 1 Anna 1 10 20 0 Port: 2 1 Hull 2 10 20 0"
    " Crew: 3 1 12 3 10 5 0"
)
DIALOG_CHECK = (
    "dialog --checklist 'Load' 14 50 6 a Salt on b Tar off c Rope on d 'Herring 鰊' off e Lamp off"
)

SESSIONS = [
    Session(
        "less-prose-xterm-256color", "less prose.txt", "xterm-256color",
        ["jjj", "<pgdn>", (60, 20), "/herring<enter>", "nn", (100, 30), "G", "kkkk", "q"],
    ),
    Session(
        "less-long-lines-linux", "less -N long.txt", "linux",
        ["<down><down><down>", "<pgdn>", (44, 16), "<up><up>", "-S<enter>", "<right>", (90, 25), "g",
         "/boats<enter>", "q"],
    ),
    Session(
        "less-colours-xterm-direct", "less -R colours.txt", "xterm-direct",
        ["jj", " ", (50, 18), "b", "/SGR<enter>", (90, 28), "G", "q"],
    ),
    Session(
        "less-colours-tmux-256color", "less -R colours.txt", "tmux-256color",
        ["<down>", "<pgdn>", (61, 30), "g", (40, 10), "jjjj", "q"],
    ),
    Session(
        "less-wide-screen", "less wide.txt", "screen",
        ["jjj", " ", (31, 12), "kk", "-S<enter>", "<right>", (72, 20), "G", "q"],
    ),
    Session(
        "less-bytes-vt220", "less -f bytes.bin", "vt220",
        ["j", " ", (50, 14), "kk", "g", (80, 24), "q"], locale="C",
    ),
    Session(
        "less-inline-xterm", "less -X -F prose.txt", "xterm",
        ["jj", " ", (50, 20), "kk", (90, 20), "G", "q"],
    ),
    Session(
        "man-xterm-256color", "man less", "xterm-256color",
        [" ", "/OPTIONS<enter>", "n", (60, 24), "jjjj", (100, 40), "G", "q"],
    ),
    Session(
        "man-screen", "man nano", "screen", ["jjjjj", " ", (50, 15), "b", (80, 24), "G", "q"],
    ),
    Session(
        "man-vt220", "man man", "vt220", [" ", " ", (70, 30), "b", (80, 24), "q"], locale="C",
    ),
    Session(
        "vim-code-xterm-256color", SYNTAX + " code.c", "xterm-256color",
        ["jjjj", "ddp", "iint deck;<enter><esc>", (60, 16), ":split<enter>", "<c-w>j",
         ":vsplit prose.txt<enter>", "<c-f>", (100, 30), "/the<enter>", ":set hlsearch<enter>",
         "v4j", "<esc>u", ":q!<enter>", ":qa!<enter>"],
    ),
    Session(
        "vim-direct-colours-xterm-direct",
        SYNTAX + " --cmd 'set termguicolors background=dark' -c 'colorscheme desert' code.c",
        "xterm-direct",
        ["<down><down>", "yyP", ":set cursorline<enter>", (50, 20), "V3j", "<esc>:vsplit<enter>",
         (90, 24), ":colorscheme blue<enter>", ":qa!<enter>"], colorterm="truecolor",
    ),
    Session(
        "vim-scrolling-vt220", VIM + " prose.txt", "vt220",
        ["<c-e><c-e><c-e>", "<c-y>", "5<c-d>", ":split<enter>", "<c-e><c-e>", "5dd", "P", (60, 20),
         "<c-w>j", "<c-y><c-y>", (80, 30), "o", "new line<esc>", ":qa!<enter>"],
    ),
    Session(
        "vim-mouse-tmux-256color", SYNTAX + " --cmd 'set mouse=a ttymouse=sgr' prose.txt",
        "tmux-256color",
        ["<click 20 5>", "<wheel 10 10>", ":vsplit code.c<enter>", "<click 60 8>",
         "<drag 5 3 20 5>", (70, 18), "<esc><wheel 60 4>", (110, 35), ":qa!<enter>"],
    ),
    Session(
        "vim-wide-screen", VIM + " wide.txt", "screen",
        ["jlll", "x", "i日本<esc>", "p", (37, 14), "jjA 語<esc>", ":set nowrap<enter>", "$",
         (64, 22), "u", ":qa!<enter>"],
    ),
    Session(
        "vim-linux", SYNTAX + " code.c", "linux",
        ["<down><down><down>", "Olinux<esc>", ":new<enter>", (50, 15), "ihello<esc>",
         "<c-w>w", "dG", "u", (80, 25), ":qa!<enter>"],
    ),
    Session(
        "nano-prose-xterm-256color", "nano prose.txt", "xterm-256color",
        ["<down><down><down>", "hello <enter>", "<c-k><c-k><c-u>", (56, 18), "<c-w>boats<enter>",
         "<pgdn>", (100, 30), "<a-a><down><down>", "<c-x>", "n"],
    ),
    Session(
        "nano-wide-tmux-256color", "nano -l wide.txt", "tmux-256color",
        ["<down><end>", "語尾", "<enter>e\u0301", "<bs><bs>", (40, 16), "<up><home>x",
         (72, 20), "<c-g>", "<c-x>", "<c-x>", "n"],
    ),
    Session(
        "nano-linux", "nano -c -m code.c", "linux",
        ["<down><down><end>", " // here", "<c-w>int<enter>", (60, 14), "<pgdn>", (80, 25), "<c-k>",
         "<c-x>", "n"],
    ),
    Session(
        "nano-vt220", "nano -S long.txt", "vt220",
        ["<down><down>", "<c-e>", "typed text", (50, 16), "<c-v>", "<c-y>", (80, 24), "<c-k><c-u>",
         "<c-x>", "n"], locale="C",
    ),
    Session(
        "htop-xterm-256color", "htop -d 100", "xterm-256color",
        ["<down>", "<f2>", "<down><down>", "<right>", (90, 30), "<esc>", "t", (60, 20), "<f6>",
         "<esc>", "<click 5 3>", "q"],
    ),
    Session(
        "htop-linux", "htop -d 100", "linux",
        ["<down>", "h", " ", (70, 20), "<f6>", "<down>", "<esc>", (90, 28), "q"],
    ),
    Session(
        "htop-screen", "htop -d 100 --no-mouse", "screen", ["I", "u", "<esc>", (60, 16), "/htop", "<esc>",
        (80, 24), "q"],
    ),
    Session(
        "htop-vt220", "htop -d 100 --no-color", "vt220",
        ["<down>", "l", "q", (64, 18), "t", (80, 24), "q"], locale="C",
    ),
    Session(
        "mc-xterm-256color", "mc -u", "xterm-256color",
        ["<down><down>", "<tab>", "<down><enter>", "<f9>", "<right><down>", "<esc><esc>", (100, 30),
         "<f3>", "<f10>", "<click 10 5>", (60, 18), "<f7>", "hull<enter>", "<f10>", "<enter>"],
    ),
    Session(
        "mc-skin-tmux-256color", "mc -u -S julia256", "tmux-256color",
        ["<down><enter>", "<f9><down>", "<right><right>", (90, 26), "<esc><esc>", "<f5>", "<esc><esc>",
         (70, 20), "<f10>", "<enter>"],
    ),
    Session(
        "mc-linux", "mc -u -d", "linux",
        ["<down><down><down>", "<f4>", "text<enter>", (66, 20), "<f10>", "<right><enter>", "<f1>",
         "<f10>", (80, 25), "<f10>", "<enter>"],
    ),
    Session(
        "mc-vt220", "mc -u -b", "vt220",
        ["<down>", "<esc>9", "<down>", (64, 20), "<esc><esc>", "<esc>3", "<esc>0", (80, 24), "<esc>0"],
        locale="C",
    ),
    Session(
        "mc-screen", "mc -u -a", "screen",
        ["<tab><down>", "<f3>", "<pgdn>", (58, 16), "<f10>", "<f8>", "<esc><esc>", (80, 24), "<f10>",
         "<enter>"],
    ),
    Session(
        "mcedit-xterm-direct", "mcedit code.c", "xterm-direct",
        ["<down><down>", "abc<enter>", "<f3><down><down>", "<f3>", (60, 18), "<f7>", "int<enter>",
         (90, 26), "<f9><down>", "<esc><esc>", "<f10>", "<right><enter>"],
    ),
    Session(
        "mcview-wide-xterm-256color", "mcview wide.txt", "xterm-256color",
        ["<down><down>", "<f2>", "<pgdn>", (44, 14), "<f4>", "<f4>", (80, 24), "<f10>"],
    ),
    Session(
        "dialog-menu-xterm-256color", DIALOG_MENU, "xterm-256color",
        ["<down><down>", "<click 30 12>", "<tab>", (60, 20), "<pgdn>", (90, 30), "<enter>"],
    ),
    Session(
        "dialog-menu-vt220", DIALOG_MENU, "vt220",
        ["<down>", "<down><down><down><down><down><down>", (64, 20), "<tab>", (80, 24), "<enter>"],
        locale="C",
    ),
    Session(
        "dialog-form-linux", DIALOG_FORM, "linux",
        ["Maria", "<down>", "<bs><bs>", (70, 20), "<tab>", (80, 25), "<esc>"],
    ),
    Session(
        "dialog-checklist-screen", DIALOG_CHECK, "screen",
        [" ", "<down><down> ", (60, 18), "<tab>", (80, 24), "<enter>"],
    ),
    Session(
        "dialog-calendar-tmux-256color", "dialog --calendar Day 0 0 24 12 2026", "tmux-256color",
        ["<tab>", "<right>", "<up>", (60, 20), "<tab><tab>", (80, 24), "<enter>"],
    ),
    Session(
        "dialog-editbox-xterm-direct", "dialog --editbox wide.txt 18 60", "xterm-direct",
        ["<down>", "word ", "<pgdn>", (70, 22), "<tab>", (90, 26), "<enter>"],
    ),
    Session(
        "dialog-gauge-xterm", "sh -c 'for n in 10 40 70 99; do echo $n; read x </dev/tty; done"
        " | dialog --gauge Loading 8 50'", "xterm",
        ["<enter>", "<enter>", (60, 18), "<enter>", (80, 24), "<enter>"],
    ),
    Session(
        "tmux-splits-xterm-256color", TMUX, "xterm-256color",
        ["echo one<enter>", "<c-b>\"", "less prose.txt<enter>", "<c-b>%", "cat colours.txt<enter>",
         (100, 30), "<c-b>o", "jjjj", "<c-b>z", "<c-b>z", (60, 20), "<c-b>c", "<c-b>w", "q",
         "<c-b>d"], identity=VT100,
    ),
    Session(
        "tmux-copy-mode-linux", TMUX, "linux",
        ["cat prose.txt<enter>", "<c-b>[", "<pgup>", "<up><up>", (70, 20), "<c-b>?", "q", "q",
         (80, 25), "<c-b>d"], identity=VT100,
    ),
    Session(
        "tmux-splits-vt220", TMUX, "vt220",
        ["<c-b>%", "cat prose.txt<enter>", "<c-b>\"", "cat long.txt<enter>", (70, 24), "<c-b>:",
         "display-panes<enter>", (80, 24), "<c-b>d"], identity=VT100, locale="C",
    ),
    Session(
        "tmux-inside-screen", TMUX, "screen",
        ["<c-b>\"", "cat wide.txt<enter>", "<c-b>%", (64, 20), "vim -u NONE -i NONE code.c<enter>",
         ":q<enter>", (90, 28), "<c-b>d"], identity=VT100,
    ),
    Session(
        "tmux-inside-tmux-256color", TMUX, "tmux-256color",
        ["cat colours.txt<enter>", "<c-b>%", "nano wide.txt<enter>", "<down><down>", (100, 20),
         "<c-b>o", "cat wide.txt<enter>", (70, 24), "<c-b>d"], identity=VT100,
    ),
    Session(
        "shell-xterm-256color", "sh", "xterm-256color",
        ["cat long.txt<enter>", "printf 'a\\tb\\033[5Cc\\n'<enter>", (50, 20), "cat wide.txt<enter>",
         "clear<enter>", (90, 24), "cat colours.txt<enter>", (70, 18), "ls ship<enter>", "exit<enter>"],
    ),
    Session(
        "shell-vt220", "sh", "vt220",
        ["cat tabs.txt<enter>", "tput smacs; echo lqqqk; tput rmacs<enter>",
         "tput smso; echo out; tput rmso<enter>", (60, 20), "tput cup 5 5; tput il 2<enter>",
         "tput csr 4 10; tput cup 10 0; cat prose.txt<enter>", "tput csr 0 19; clear<enter>",
         (80, 24), "reset<enter>"],
    ),
    Session(
        "ncurses-menu-xterm-256color", "ncurses", "xterm-256color",
        ["b", "<enter>", "q", "c", (90, 28), "q", "f", "<enter>", "q", (70, 22), "q"],
    ),
    Session(
        "ncurses-attributes-linux", "ncurses", "linux",
        ["b<enter>", "v", "q", "d<enter>", "q", (70, 24), "g<enter>", "q", (80, 25), "q"],
    ),
    Session(
        "ncurses-characters-vt220", "ncurses", "vt220",
        ["f<enter>", "1", "q", "b<enter>", (70, 24), "q", "p<enter>", "jj", "q", (80, 24), "q"],
        locale="C",
    ),
    Session(
        "ncurses-wide-screen", "ncurses", "screen",
        ["F<enter>", "n", "q", "B<enter>", (70, 24), "q", "C<enter>", "q", (80, 24), "q"],
    ),
    Session(
        "testcurs-tmux-256color", "testcurs", "tmux-256color",
        ["<enter>", "<enter>", "<enter>", (90, 28), "<enter>", "<down><down><enter>", (70, 24),
         "<enter>", "<enter>", "<enter>", "q"],
    ),
    Session(
        "newdemo-xterm-direct", "newdemo", "xterm-direct", ["x", " ", (70, 22), " ", "q", (80, 24), "q"],
    ),
    Session(
        "blue-moon-xterm-256color", "blue", "xterm-256color", ["a", "b", (90, 28), "c", (70, 24), "q"],
    ),
    Session(
        "battleships-vt220", "bs", "vt220", ["r", " ", (70, 24), " ", "c", (80, 24), "<c-c>"], locale="C",
    ),
    Session(
        "knight-screen", "knight", "screen", ["<right><down>", " ", (70, 22), "a", (80, 24), "q"],
    ),
    Session(
        "forms-linux", "demo_forms", "linux",
        ["Anna", "<tab>", "Hull<tab>", (70, 24), "<tab>x", (80, 25), "<c-q>"],
    ),
    Session(
        "menus-tmux-256color", "demo_menus", "tmux-256color",
        ["<down>", "<right>", "<down><down>", (70, 20), "<right>", (80, 24), "q"],
    ),
    Session(
        "panels-xterm", "demo_panels", "xterm", ["<enter>", "<enter>", (70, 22), "<enter>", (80, 24), "q"],
    ),
    Session(
        "insert-delete-lines-xterm-256color", "insdelln", "xterm-256color",
        ["<down><down>", "i", "i", "d", (60, 18), "i", "d", (80, 24), "q"],
    ),
    Session(
        "insert-wide-tmux-256color", "ins_wide", "tmux-256color",
        ["a", "日本", "b", (60, 20), "<left>c", (80, 24), "q"],
    ),
    Session(
        "pictures-xterm-256color", "picsmap -L /usr/share/ncurses-examples/mini.xterm_48x48.xpm",
        "xterm-256color", ["j", (60, 20), "k", (100, 30), "q"],
    ),
    Session(
        "mouse-xterm-256color", "test_mouse", "xterm-256color",
        ["<click 10 5>", "<click 30 9>", "<wheel 4 4>", (60, 18), "<drag 3 3 20 6>", (80, 24), "q"],
    ),
    Session(
        "backgrounds-screen", "back_ground", "screen", ["b", "f", (60, 20), "b", (80, 24), "q"],
    ),
    Session(
        "change-attributes-linux", "chgat", "linux", ["v", "c", "d", (60, 20), "v", (80, 25), "q"],
    ),
    Session(
        "move-window-vt220", "movewindow", "vt220", ["c", "<down>", "t", (60, 20), "?", "q", (80, 24), "q"],
    ),
    Session(
        "moved-fields-xterm-direct", "move_field", "xterm-direct",
        ["abc", "<tab>", "def", (70, 22), "<tab>", (80, 24), "<c-q>"],
    ),
]
