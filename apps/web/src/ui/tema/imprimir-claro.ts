const ESQUEMA = 'data-mantine-color-scheme'

/** Paper is white: the dark scheme's light letters would be lost on it. */
export function imprimirClaro(): () => void {
  const raiz = document.documentElement
  let naTela: string | null = null
  const clarear = () => {
    naTela = raiz.getAttribute(ESQUEMA)
    raiz.setAttribute(ESQUEMA, 'light')
  }
  const devolver = () => {
    if (naTela === null) raiz.removeAttribute(ESQUEMA)
    else raiz.setAttribute(ESQUEMA, naTela)
  }
  window.addEventListener('beforeprint', clarear)
  window.addEventListener('afterprint', devolver)
  return () => {
    window.removeEventListener('beforeprint', clarear)
    window.removeEventListener('afterprint', devolver)
  }
}
