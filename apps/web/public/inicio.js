// Runs before the first paint, so that the static skeleton has the chosen colours and the shape of the page to come.
// A file of its own because the policy forbids inline scripts. Its keys are those of ui/tema/provedor-de-tema.tsx,
// platform/credencial.ts and app/casca/use-menu.ts; public/inicio.test.ts holds them together.
;(() => {
  const raiz = document.documentElement
  try {
    const tema = localStorage.getItem('balcao:tema')
    if (tema === 'light' || tema === 'dark') raiz.setAttribute('data-mantine-color-scheme', tema)
    const temSessao = Object.keys(localStorage).some((chave) => chave.startsWith('balcao:token:'))
    raiz.dataset.esqueleto = temSessao ? 'casca' : 'entrada'
    if (localStorage.getItem('balcao:menu') === 'recolhido') raiz.dataset.menu = 'recolhido'
  } catch {
    // A browser that keeps nothing gets the skeleton of the sign-in page.
  }
})()
