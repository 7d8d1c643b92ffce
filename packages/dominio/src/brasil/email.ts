const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const PARTE_DO_DOMINIO = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const TAMANHO_MAXIMO = 254

export function emailValido(valor: string): boolean {
  const email = valor.trim()
  const arroba = email.lastIndexOf('@')
  if (arroba < 1 || email.length > TAMANHO_MAXIMO) return false
  const partes = email.slice(arroba + 1).split('.')
  return (
    LOCAL.test(email.slice(0, arroba)) &&
    partes.length > 1 &&
    partes.every((parte) => PARTE_DO_DOMINIO.test(parte)) &&
    /^[a-z]{2,}$/i.test(partes.at(-1) ?? '')
  )
}
