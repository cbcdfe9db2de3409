import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Counts keys, each drawn so many milliseconds later by an executor or by a thread that sleeps; q quits. */
public class CountLater {
  private static synchronized void draw(int count) {
    System.out.print("\033[Hcount " + count);
    System.out.flush();
  }

  public static void main(String[] arguments) throws Exception {
    var usesExecutor = arguments[0].equals("executor");
    var delay = Long.parseLong(arguments[1]);
    var executor = Executors.newSingleThreadScheduledExecutor();
    var count = 0;
    draw(0);
    for (var key = System.in.read(); key != 'q' && key >= 0; key = System.in.read()) {
      var number = ++count;
      if (usesExecutor) {
        executor.schedule(() -> draw(number), delay, TimeUnit.MILLISECONDS);
      } else {
        Thread.sleep(delay);
        draw(number);
      }
    }
    System.exit(0);
  }
}
