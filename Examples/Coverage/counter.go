// A counter: + and - count, r sets it to 0, q ends it.
package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
)

func stty(words ...string) {
	command := exec.Command("stty", words...)
	command.Stdin = os.Stdin
	_ = command.Run()
}

func changed(count int, key byte) int {
	switch key {
	case '+':
		return count + 1
	case '-':
		return count - 1
	case 'r':
		return 0
	}
	return count
}

func main() {
	stty("raw", "-echo")
	fmt.Print("\x1b[?1049h")
	keys := bufio.NewReader(os.Stdin)
	count := 0
	for {
		fmt.Printf("\x1b[H\x1b[2JCount %d\r\n\r\n+ More  - Less  r Reset  q Quit", count)
		key, err := keys.ReadByte()
		if err != nil || key == 'q' {
			break
		}
		count = changed(count, key)
	}
	fmt.Print("\x1b[?1049l")
	stty("sane")
}
