// Runs before the first paint, so that the static skeleton has the chosen colours and the shape of the page to come.
// A file of its own because the policy forbids inline scripts. Its keys are those of ui/tema/provedor-de-tema.tsx,
// platform/credencial.ts and app/casca/use-menu.ts; app/inicio.test.ts holds them together.
;(() => {
  const raiz = document.documentElement
  // Written into the tag by the build (antecipar-a-casca.ts); asked for now, not after the file that asks for them.
  const casca = document.currentScript?.dataset.casca?.split(' ') ?? []
  const anteciparCasca = () => {
    for (const nome of casca) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${nome}` })
      link.crossOrigin = ''
      document.head.append(link)
    }
  }
  try {
    const tema = localStorage.getItem('balcao:tema')
    if (tema === 'light' || tema === 'dark') raiz.setAttribute('data-mantine-color-scheme', tema)
    const temSessao = Object.keys(localStorage).some((chave) => chave.startsWith('balcao:token:'))
    raiz.dataset.esqueleto = temSessao ? 'casca' : 'entrada'
    if (temSessao) anteciparCasca()
    if (localStorage.getItem('balcao:menu') === 'recolhido') raiz.dataset.menu = 'recolhido'
  } catch {
    // A browser that keeps nothing gets the skeleton of the sign-in page.
  }

  // The application did not come, so nobody else can say so. The texts are those of its own screen for the case
  // (ui/retorno/tela-de-falha-de-comunicacao.tsx).
  const criar = (nome, texto) => Object.assign(document.createElement(nome), { textContent: texto })
  const dizerQueFalhou = () => {
    const esqueleto = document.querySelector('#raiz > .esqueleto')
    if (!esqueleto) return
    const botao = criar('button', 'Tentar novamente')
    botao.type = 'button'
    botao.addEventListener('click', () => location.reload())
    const falha = criar('section', '')
    falha.className = 'esqueleto-falha'
    falha.setAttribute('role', 'alert')
    falha.append(
      criar('h1', 'Falha na comunicação com o servidor!'),
      criar('p', 'Verifique sua conexão com a internet ou aguarde um instante.'),
      botao,
    )
    esqueleto.replaceWith(falha)
  }
  // Failures to load do not bubble: only a capturing listener hears them.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', dizerQueFalhou)
      else dizerQueFalhou()
    },
    true,
  )
})()
