// Reads Compose files with all their profiles, as `docker compose config` does, and prints errors.
// Arguments: the files, each of which overrides the ones before, and variables (NAME=value).
package main

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	var files, variables []string
	for _, word := range os.Args[1:] {
		if strings.Contains(word, "=") {
			variables = append(variables, word)
		} else {
			files = append(files, word)
		}
	}
	options, err := cli.NewProjectOptions(files, cli.WithEnv(variables), cli.WithProfiles([]string{"*"}))
	if err == nil {
		_, err = options.LoadProject(context.Background())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
