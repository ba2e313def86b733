/** Texts of a person's views. */
const es = {
  signIn: 'Entrar',
  register: 'Crear cuenta',
  toRegister: '¿Aún no tienes cuenta?',
  toSignIn: '¿Ya tienes cuenta?',
  welcome: 'Registra tu peso y sigue tu índice de masa corporal.',
  username: 'Nombre de usuario',
  usernameHint: 'De 3 a 64 caracteres: letras sin acento, cifras y . _ @ + -',
  password: 'Contraseña',
  newPasswordHint: (min: number) => `Al menos ${min} caracteres; mejor una frase`,
  registrationClosed: 'El registro está cerrado: pide una cuenta a quien administra el servicio.',
  captchaMissing: 'No se ha podido cargar el captcha. Recarga la página e inténtalo de nuevo.',
}

const en: typeof es = {
  signIn: 'Sign in',
  register: 'Create an account',
  toRegister: 'No account yet?',
  toSignIn: 'Already have an account?',
  welcome: 'Record your weight and follow your body mass index.',
  username: 'Username',
  usernameHint: '3 to 64 characters: unaccented letters, digits and . _ @ + -',
  password: 'Password',
  newPasswordHint: (min: number) => `At least ${min} characters; a phrase is best`,
  registrationClosed: 'Registration is closed: ask an administrator for an account.',
  captchaMissing: 'The captcha could not be loaded. Reload the page to try again.',
}

export const personTexts = { es, en }
