import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { PAGINAS, type PaginaDoMenu } from '@balcao/dominio/paginas'
import type { Locator } from '@playwright/test'
import { prepararGestao } from './cenario/criar/gestao.ts'
import { pedirUmaNegociacao } from './cenario/criar/negociacao.ts'
import { CELULAR, estarComo, expect, ir, ouvindo, test } from './cenario/jornada.ts'

const MESA = { width: 1440, height: 900 }
const TODOS = ['REPRESENTANTE', 'SUPERVISOR', 'GERENTE'] as const
type Pessoa = (typeof TODOS)[number]
type DeQuem = Awaited<ReturnType<typeof prepararGestao>>['dela']

const LIDERES: readonly Pessoa[] = ['SUPERVISOR', 'GERENTE']
const GERENCIA: readonly Pessoa[] = ['GERENTE']

type Modulo = {
  rota: PaginaDoMenu
  /** Whose it is; to the others it is not there. */
  de?: readonly Pessoa[]
  /** What is begun there, and by whom: the others do not even see it. */
  comeca?: { nome: string; quem: readonly Pessoa[] }
  /** By what a row is found, and what it says. */
  linha: (qual: DeQuem) => { termo: string; diz: string }
  /** Who sees more than the representative does. */
  alheia?: readonly Pessoa[]
  /** By what a row is acted upon, where it is not opened. */
  pela?: RegExp
  /** Something in what it opens that came with it from the server; of a record the title of a part. */
  abre: string | ((quem: Pessoa) => string)
  ficha?: true
}

const daPessoa = ({ pessoa }: DeQuem) => ({ termo: pessoa, diz: pessoa })
const naEquipe = ({ pessoa }: DeQuem) => ({ termo: pessoa, diz: nomeCurto(pessoa) })

const MODULOS: readonly Modulo[] = [
  {
    rota: '/objetivos',
    comeca: { nome: 'Definir metas', quem: LIDERES },
    linha: daPessoa,
    alheia: GERENCIA,
    abre: 'Por dia útil',
  },
  {
    rota: '/campanhas',
    comeca: { nome: 'Nova campanha', quem: GERENCIA },
    linha: ({ campanha }) => ({ termo: campanha, diz: campanha }),
    alheia: GERENCIA,
    abre: (quem) => (quem === 'GERENTE' ? 'Quem paga' : 'Combina com'),
  },
  {
    rota: '/negociacoes-de-preco',
    comeca: { nome: 'Nova negociação', quem: TODOS },
    linha: ({ cnpj, negociacao }) => ({ termo: cnpj, diz: `Negociação ${negociacao}` }),
    alheia: LIDERES,
    abre: 'Pedidos que a usaram',
  },
  {
    rota: '/solicitacoes-de-troca',
    comeca: { nome: 'Nova troca', quem: TODOS },
    linha: ({ cnpj, troca }) => ({ termo: cnpj, diz: `Troca ${troca}` }),
    alheia: LIDERES,
    abre: 'Onde está cada coisa',
    ficha: true,
  },
  { rota: '/acompanhamentos', linha: naEquipe, alheia: GERENCIA, abre: 'Indicador' },
  {
    rota: '/acompanhamentos-clientes',
    linha: ({ cnpj, cliente }) => ({ termo: cnpj, diz: cliente }),
    alheia: LIDERES,
    pela: /^Registrar atendimento/,
    abre: 'Registrar atendimento',
  },
  {
    rota: '/configuracao-fv',
    de: GERENCIA,
    comeca: { nome: 'Nova configuração', quem: GERENCIA },
    linha: daPessoa,
    abre: 'Salvar',
  },
  {
    rota: '/contas-correntes',
    comeca: { nome: 'Abrir conta', quem: GERENCIA },
    linha: daPessoa,
    alheia: GERENCIA,
    abre: 'Extrato',
    ficha: true,
  },
]

/** Each opens what they find where they usually are, and it is looked at there; the cards of a phone, once per module. */
const ONDE_ABRE: Record<Pessoa, typeof CELULAR> = { REPRESENTANTE: CELULAR, SUPERVISOR: MESA, GERENTE: MESA }

for (const quem of TODOS)
  test(`PER-02 GES-01 GES-02 GES-03 GES-04 GES-05 GES-06 GES-07 GES-08 os oito módulos como ${quem}`, async ({
    page,
    portal,
    criar,
    servidor: { url },
  }) => {
    const { dela, alheia } = await prepararGestao(criar, url)
    await portal.estarComo(quem, '/conta')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await expect(menu).toBeVisible()
    const procurar = (rota: string, termo: string) => ir(page, `${rota}?termo=${encodeURIComponent(termo)}`)

    async function abrir({ rota, pela, abre, ficha }: Modulo, linha: Locator) {
      await (pela ? linha.getByRole('button', { name: pela }) : linha.locator('a, button').first()).click()
      const nome = typeof abre === 'string' ? abre : abre(quem)
      const aberta = ficha
        ? page.getByRole('region', { name: nome, exact: true })
        : page.getByRole('dialog').getByText(nome).first()
      await expect(aberta).toBeVisible()
      if (quem !== 'SUPERVISOR') await portal.semBarreiras(`o que abre em ${rota}, como ${quem}`)
      if (ficha) await page.goBack()
      else await page.keyboard.press('Escape')
      await expect(aberta).toHaveCount(0)
    }

    for (const modulo of MODULOS) {
      const { rota, de = TODOS, comeca, linha, alheia: quemVe } = modulo
      await test.step(rota, async () => {
        await page.setViewportSize(MESA)
        const entrada = menu.getByRole('link', { name: PAGINAS[rota], exact: true })
        if (!de.includes(quem)) {
          await expect(entrada).toHaveCount(0)
          await ir(page, rota)
          await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
          return
        }
        await entrada.click()
        const titulo = page.getByRole('heading', { level: 1, name: PAGINAS[rota], exact: true })
        await expect(titulo).toBeVisible()
        const linhas = page.locator('tr[data-linha]')
        if (quemVe) {
          const { termo, diz } = linha(alheia)
          await procurar(rota, termo)
          if (quemVe.includes(quem)) await expect(linhas.filter({ hasText: diz }).first()).toBeVisible()
          else await expect(page.getByText(/^Nenhuma? .+ com estes filtros$/)).toBeVisible()
        }
        const { termo, diz } = linha(dela)
        await procurar(rota, termo)
        await expect(linhas.filter({ hasText: diz }).first()).toBeVisible()
        const noCelular = quem === 'REPRESENTANTE' || de.length === 1
        for (const tamanho of noCelular ? [MESA, CELULAR] : [MESA]) {
          await page.setViewportSize(tamanho)
          const item = page.locator(tamanho === CELULAR ? 'li[data-linha]' : 'tr[data-linha]').first()
          await expect(item).toBeVisible()
          await expect(titulo).toBeVisible()
          if (comeca)
            await expect(page.getByRole('button', { name: comeca.nome })).toHaveCount(
              comeca.quem.includes(quem) ? 1 : 0,
            )
          if (tamanho !== ONDE_ABRE[quem]) continue
          if (tamanho === CELULAR) await portal.semBarreiras(`os cartões de ${rota}`)
          await abrir(modulo, item)
        }
      })
    }
  })

test('GES-03 o vendedor pede um preço, o gerente o aprova do celular, e o vendedor vê na hora', async ({
  page,
  portal,
  criar,
  browser,
  servidor: { url },
}) => {
  const { id, idAprovacao } = await pedirUmaNegociacao(criar, url)
  const ouve = ouvindo(page, /aprovacoes/)
  await portal.estarComo('OPERADOR', `/negociacoes-de-preco?item=${id}`)
  const dela = page.getByRole('dialog', { name: `Negociação ${id}` })
  await expect(dela.getByText('Aguardando aprovação')).toBeVisible()
  await ouve

  const gerente = await (await browser.newContext({ viewport: CELULAR, baseURL: url })).newPage()
  await estarComo(gerente, url, 'GERENTE', `/aprovacoes/${idAprovacao}`)
  await gerente.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await gerente.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(gerente.getByText(/^Aprovada por/)).toBeVisible()
  await gerente.context().close()

  await expect(dela.getByText('Em vigor')).toBeVisible()
})
