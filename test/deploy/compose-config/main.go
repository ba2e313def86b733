// Reads a Compose file with all its profiles, as `docker compose config` does, and prints errors.
// Arguments: the file, then variables (NAME=value) for it.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	file, variables := os.Args[1:2], os.Args[2:]
	options, err := cli.NewProjectOptions(file, cli.WithEnv(variables), cli.WithProfiles([]string{"*"}))
	if err == nil {
		_, err = options.LoadProject(context.Background())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
