/**
 * Whether something is hidden is asked of every ancestor of whatever a test looks for, and happy-dom reads the theme's
 * whole style sheet for each answer: a seventh of the time of these tests. No other sheet is loaded here, so that the
 * element's own attributes say it, or its tag; only what the theme hides by the width of the window is asked of
 * happy-dom each time.
 */
export function calcularEstiloDepressa(janela: Window & typeof globalThis): void {
  // The window is of the whole worker, and this is asked for by each file.
  if (janela.getComputedStyle.name === 'calcularDepressa') return
  const calcular = janela.getComputedStyle.bind(janela)
  const daTag = new Map<string, string>()

  function ler(elemento: HTMLElement, propriedade: string): string {
    const proprio = Reflect.get(elemento.style, propriedade)
    if (proprio) return proprio
    if (propriedade === 'display') {
      if (elemento.hidden) return 'none'
      if (/mantine-(visible|hidden)-from-/.test(elemento.getAttribute('class') ?? ''))
        return calcular(elemento).display
    }
    if (propriedade === 'visibility' && elemento.parentElement)
      return ler(elemento.parentElement, propriedade)
    if (!elemento.isConnected) return Reflect.get(calcular(elemento), propriedade)
    const chave = `${elemento.tagName} ${propriedade}`
    const conhecido = daTag.get(chave)
    if (conhecido !== undefined) return conhecido
    const novo = Reflect.get(calcular(elemento), propriedade)
    if (typeof novo === 'string') daTag.set(chave, novo)
    return novo
  }
  const emCamelo = (nome: string) => nome.replace(/-(\w)/g, (_, letra: string) => letra.toUpperCase())

  janela.getComputedStyle = function calcularDepressa(elemento, pseudo) {
    if (pseudo) return { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, propriedade: string) {
        if (propriedade !== 'getPropertyValue') return ler(elemento as HTMLElement, propriedade)
        return (nome: string) =>
          nome.startsWith('--')
            ? calcular(elemento).getPropertyValue(nome)
            : ler(elemento as HTMLElement, emCamelo(nome))
      },
    })
  }
}
