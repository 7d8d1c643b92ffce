import { obterCliente } from '@balcao/dominio/clientes/contratos'
import {
  gerarRelatorio,
  listarParametrosDoRelatorio,
  listarRelatorios,
  PARAMETRO_DO_CLIENTE,
  type Relatorio,
  verRelatorio,
} from '@balcao/dominio/relatorios/contratos'
import type { Filtro } from '@balcao/dominio/relatorios/filtros'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { filtroDe, OPCOES, relatorioDe } from '../../teste/relatorio.ts'
import { semNovidades } from '../../teste/sem-novidades.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

const PRAZOS = relatorioDe(3, { titulo: 'Cumprimento de prazos' })
const FILTROS = [
  filtroDe('PERIODO', 'DATERANGE', {
    obrigatorio: true,
    valorpadrao: '2026-11-01..2026-11-15',
    limite_dias: 366,
  }),
  filtroDe('FILIAL', 'MULTISELECT', { opcoes: OPCOES }),
  filtroDe('TEXTO', 'TEXT'),
]

let pedidos: Record<string, unknown>[] = []
beforeEach(() => {
  semNovidades()
  pedidos = []
})

function abrir(
  caminho: string,
  { relatorio = PRAZOS, filtros = FILTROS }: { relatorio?: Relatorio; filtros?: Filtro[] } = {},
) {
  servidor.use(
    ...respostasDoPortal(),
    responder(listarRelatorios, { itens: [PRAZOS, relatorioDe(4, { titulo: 'Devoluções por motivo' })] }),
    responder(listarParametrosDoRelatorio, { relatorio, itens: filtros }),
    responder(gerarRelatorio, async (request) => {
      const corpo = (await request.json()) as Record<string, string>
      pedidos.push(corpo)
      const n = String(pedidos.length)
      return {
        url: `/sac/relatorios/3/visualizar?n=${n}`,
        parametros: corpo,
        ts: n,
        token: `t${n}`,
        expira_em: '2026-11-15T12:00:00Z',
      }
    }),
  )
  return abrirPortal(caminho)
}
const endereco = ({ roteador }: ReturnType<typeof abrir>) =>
  decodeURIComponent(roteador.state.location.searchStr)
const gerar = () => screen.findByRole('button', { name: 'Gerar relatório' })
const moldura = () => screen.findByTitle<HTMLIFrameElement>(/^Relatório:/)

/** What the browser would have loaded into the frame. */
function chegar(quadro: HTMLIFrameElement, html: string) {
  const documento = new DOMParser().parseFromString(html, 'text/html')
  Object.defineProperty(quadro, 'contentDocument', { configurable: true, value: html ? documento : null })
  fireEvent.load(quadro)
}

describe('lista de relatórios', () => {
  it('REL-01 os cartões com título e descrição levam a cada relatório', async () => {
    const tela = abrir('/relatorios')
    const cartoes = await screen.findByRole('list', { name: 'Relatórios: Atendimento' })
    expect(within(cartoes).getAllByRole('listitem')).toHaveLength(2)
    await tela.usuario.click(within(cartoes).getByRole('link', { name: /Cumprimento de prazos/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cumprimento de prazos' })).toBeVisible()
    expect(tela.roteador.state.location.pathname).toBe('/relatorios/3')
    expect(document.title).toContain('Cumprimento de prazos')
  })

  it('REL-01 procura entre eles, sem acentos, e diz quando não acha', async () => {
    const { usuario } = abrir('/relatorios')
    await usuario.type(await screen.findByRole('searchbox', { name: 'Procurar relatório' }), 'devolucoes')
    expect(screen.queryByText('Cumprimento de prazos')).not.toBeInTheDocument()
    expect(screen.getByText('Devoluções por motivo')).toBeVisible()
    await usuario.type(screen.getByRole('searchbox', { name: 'Procurar relatório' }), 'xyz')
    expect(screen.getByText('Nenhum relatório encontrado para “devolucoesxyz”')).toBeVisible()
  })

  it('REL-01 sem nenhum, diz que não há', async () => {
    servidor.use(...respostasDoPortal(), responder(listarRelatorios, { itens: [] }))
    abrirPortal('/relatorios')
    expect(await screen.findByText('Nenhum relatório disponível no momento')).toBeVisible()
    expect(screen.queryByRole('searchbox', { name: 'Procurar relatório' })).not.toBeInTheDocument()
  })

  it('ERR-04 a falha fica na área, com nova tentativa', async () => {
    servidor.use(
      ...respostasDoPortal(),
      responder(listarRelatorios, recusar(409, { message: 'Em manutenção.' })),
    )
    const { usuario } = abrirPortal('/relatorios')
    expect(await screen.findByRole('alert')).toHaveTextContent('Em manutenção.')
    servidor.use(responder(listarRelatorios, { itens: [PRAZOS] }))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Cumprimento de prazos')).toBeVisible()
  })

  it('PER-01 o consumidor final não tem o item no menu nem a página', async () => {
    servidor.use(...respostasDoPortal(cargaDe('CONSUMIDOR_FINAL')))
    abrirPortal('/relatorios')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Relatórios' })).not.toBeInTheDocument()
    expect(screen.queryByRole('searchbox', { name: 'Procurar relatório' })).not.toBeInTheDocument()
  })
})

describe('relatório', () => {
  it('REL-01 aberto, já corre com os valores de partida; o endereço passa a trazê-los', async () => {
    const tela = abrir('/relatorios/3')
    const quadro = await moldura()
    expect(quadro).toHaveAttribute('src', '/api/aurora/sac/relatorios/3/visualizar?n=1&tema=claro&posicao=0')
    expect(quadro).toHaveAttribute('title', 'Relatório: Cumprimento de prazos')
    expect(pedidos).toEqual([{ PERIODO: '2026-11-01..2026-11-15' }])
    expect(endereco(tela)).toBe('?PERIODO=2026-11-01..2026-11-15&gerar=sim')
    expect(screen.getByRole('status', { name: 'Carregando o relatório' })).toBeInTheDocument()
    chegar(quadro, '<html data-situacao="relatorio"><body></body></html>')
    expect(screen.queryByRole('status', { name: 'Carregando o relatório' })).not.toBeInTheDocument()
  })

  it('REL-01 a trilha volta à Home', async () => {
    const tela = abrir('/relatorios/3')
    const trilha = await screen.findByRole('navigation', { name: 'Você está em' })
    expect(within(trilha).getByRole('link', { name: 'Relatórios' })).toHaveAttribute('href', '/relatorios')
    await tela.usuario.click(within(trilha).getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(tela.roteador.state.location.pathname).toBe('/home'))
  })

  it('REL-01 um endereço compartilhado gera sozinho, com os filtros dele nos campos', async () => {
    abrir('/relatorios/3?PERIODO=2026-01-01..2026-01-31&FILIAL=2&gerar=sim&xis=1')
    await moldura()
    expect(pedidos).toEqual([{ PERIODO: '2026-01-01..2026-01-31', FILIAL: ['2'] }])
    expect(screen.getByRole('textbox', { name: 'De' })).toHaveValue('01/01/2026')
    expect(screen.getAllByText('Goiânia')[0]).toBeVisible()
  })

  it('REL-01 gerar de novo com o mesmo, mudar e voltar', async () => {
    const tela = abrir('/relatorios/3?PERIODO=2026-01-01..2026-01-31&FILIAL=2&gerar=sim')
    await moldura()
    await tela.usuario.click(await gerar())
    await waitFor(() => expect(pedidos).toHaveLength(2))
    expect(pedidos[1]).toEqual(pedidos[0])
    await tela.usuario.type(screen.getByRole('textbox', { name: 'TEXTO' }), 'caixa')
    await tela.usuario.click(await gerar())
    await waitFor(() => expect(pedidos).toHaveLength(3))
    expect(endereco(tela)).toContain('TEXTO=caixa')
    tela.roteador.history.back()
    await waitFor(() => expect(pedidos).toHaveLength(4))
    expect(pedidos[3]).toEqual(pedidos[0])
    expect(screen.getByRole('textbox', { name: 'TEXTO' })).toHaveValue('')
  })

  it('REL-01 lembra o que a pessoa escolheu; o que ficou como veio segue o calendário', async () => {
    const primeira = abrir('/relatorios/3')
    await primeira.usuario.type(await screen.findByRole('textbox', { name: 'TEXTO' }), 'caixa')
    await primeira.usuario.click(await gerar())
    await moldura()
    primeira.unmount()
    const [periodo, ...outros] = FILTROS
    abrir('/relatorios/3', {
      filtros: [{ ...(periodo as Filtro), valorpadrao: '2026-12-01..2026-12-02' }, ...outros],
    })
    expect(await screen.findByRole('textbox', { name: 'TEXTO' })).toHaveValue('caixa')
    expect(screen.getByRole('textbox', { name: 'De' })).toHaveValue('01/12/2026')
  })

  it('REL-01 o que falta é dito no campo, sem ir ao servidor; restaurar volta ao começo', async () => {
    const { usuario } = abrir('/relatorios/3')
    const de = await screen.findByRole('textbox', { name: 'De' })
    await usuario.clear(de)
    await usuario.clear(screen.getByRole('textbox', { name: 'Até' }))
    await usuario.click(await gerar())
    expect(screen.getByText('Campo obrigatório')).toBeVisible()
    expect(de).toHaveFocus()
    expect(pedidos).toHaveLength(1)
    await usuario.click(screen.getByRole('button', { name: 'Restaurar filtros' }))
    expect(de).toHaveValue('01/11/2026')
    expect(screen.queryByText('Campo obrigatório')).not.toBeInTheDocument()
  })

  it('REL-01 a recusa do servidor aparece no campo', async () => {
    const tela = abrir('/relatorios/3')
    servidor.use(
      responder(
        gerarRelatorio,
        recusar(422, {
          codigo: 'CAMPOS_INVALIDOS',
          message: 'Confira os campos destacados.',
          campos: { TEXTO: 'O campo é inválido' },
        }),
      ),
    )
    await tela.usuario.click(await gerar())
    expect(await screen.findByText('O campo é inválido')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Confira os campos destacados.')
    await tela.usuario.type(screen.getByRole('textbox', { name: 'TEXTO' }), 'x')
    expect(screen.queryByText('O campo é inválido')).not.toBeInTheDocument()
  })

  it.each([
    [
      'recusado, diz por quê',
      '<html data-situacao="recusa"><body><main class="recusa"><p>Link velho.</p></main></body></html>',
      'Link velho.',
    ],
    ['sem rede', '', 'Falha na comunicação com o servidor!'],
    ['com outra coisa', '<html><body>erro</body></html>', 'Ocorreu um erro desconhecido!'],
  ])('REL-01 o visor %s, e tenta de novo com outro endereço', async (_caso, html, mensagem) => {
    const { usuario } = abrir('/relatorios/3?PERIODO=2026-01-01..2026-01-31&gerar=sim')
    chegar(await moldura(), html)
    const alerta = await screen.findByRole('alert')
    expect(alerta).toHaveTextContent(mensagem)
    await usuario.click(within(alerta).getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(async () => expect((await moldura()).src).toContain('n=2'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('REL-01 baixa com um token novo e o formato pedido', async () => {
    const { usuario } = abrir('/relatorios/3?PERIODO=2026-01-01..2026-01-31&gerar=sim')
    await moldura()
    let busca = ''
    servidor.use(
      responder(verRelatorio, ({ url }) => {
        busca = decodeURIComponent(new URL(url).search)
        return new HttpResponse('a;b', {
          headers: { 'content-disposition': 'attachment; filename="x.xlsx"' },
        }) as never
      }),
    )
    const salvos: string[] = []
    URL.createObjectURL = () => 'blob:x'
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      salvos.push(this.download)
    })
    await usuario.click(screen.getByRole('button', { name: 'Excel (XLSX)' }))
    await waitFor(() => expect(salvos).toEqual(['x.xlsx']))
    expect(busca).toBe('?PERIODO=2026-01-01..2026-01-31&ts=2&token=t2&formato=xlsx')
  })

  it('ERR-06 o arquivo que não veio pede que se tome conhecimento', async () => {
    const { usuario } = abrir('/relatorios/3?PERIODO=2026-01-01..2026-01-31&gerar=sim')
    await moldura()
    servidor.use(responder(verRelatorio, recusar(409, { message: 'O relatório passou do limite.' })))
    await usuario.click(screen.getByRole('button', { name: 'Excel (XLSX)' }))
    const dialogo = await screen.findByRole('dialog', { name: 'Não foi possível baixar o relatório' })
    expect(dialogo).toHaveTextContent('O relatório passou do limite.')
    await usuario.click(within(dialogo).getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('GER-10 exige a data final, o cliente e o status, e o período longo demais leva a outra ponta', async () => {
    const { usuario } = abrir('/relatorios/3', {
      filtros: [
        filtroDe('PERIODO', 'DATERANGE', { obrigatorio: true, limite_dias: 30 }),
        filtroDe(PARAMETRO_DO_CLIENTE, 'NUMBER', { obrigatorio: true }),
        filtroDe('STATUS', 'SELECT', { obrigatorio: true, opcoes: OPCOES }),
      ],
    })
    await usuario.type(await screen.findByRole('textbox', { name: 'De' }), '01/01/2026')
    await usuario.click(await gerar())
    const ate = screen.getByRole('textbox', { name: 'Até' })
    const cliente = screen.getByRole('combobox', { name: /Cliente/ })
    for (const campo of [ate, cliente, screen.getByRole('combobox', { name: /STATUS/ })])
      expect(campo).toHaveAccessibleDescription('Campo obrigatório')
    expect(ate).toHaveFocus()
    expect(pedidos).toEqual([])
    await usuario.type(ate, '15/03/2026')
    await usuario.tab()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'De' })).toHaveValue('13/02/2026'))
  })

  it('REL-01 em nova aba, com um endereço novo', async () => {
    const { usuario } = abrir('/relatorios/3?PERIODO=2026-01-01..2026-01-31&gerar=sim')
    await moldura()
    const replace = vi.fn()
    vi.spyOn(window, 'open').mockReturnValue({ location: { replace }, close: vi.fn() } as never)
    await usuario.click(screen.getByRole('button', { name: 'Nova aba' }))
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        '/api/aurora/sac/relatorios/3/visualizar?n=2&tema=claro&posicao=0',
      ),
    )
  })

  it.each(['/relatorios/3', '/relatorios/abc'])(
    'REL-01 %s que não há: diz isso e leva à lista',
    async (caminho) => {
      servidor.use(
        ...respostasDoPortal(),
        responder(
          listarParametrosDoRelatorio,
          recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não há.' }),
        ),
      )
      abrirPortal(caminho)
      expect(await screen.findByRole('heading', { level: 1, name: 'Relatório não encontrado' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Ver os relatórios' })).toHaveAttribute('href', '/relatorios')
    },
  )

  it('CLI-09 o cliente é escolhido pelo nome', async () => {
    servidor.use(responder(obterCliente, recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não há.' })))
    abrir('/relatorios/3?CLIENTE_ID=12', {
      filtros: [filtroDe('CLIENTE_ID', 'NUMBER', { label: 'Código do cliente', obrigatorio: true })],
    })
    expect(await screen.findByRole('combobox', { name: /Cliente/ })).toBeVisible()
    expect(screen.queryByLabelText('Código do cliente')).not.toBeInTheDocument()
    await waitFor(() => expect(pedidos).toEqual([{ CLIENTE_ID: '12' }]))
  })
})

it.each([
  ['DATE', '99/99/2026'],
  ['NUMBER', '1,5'],
] as const)('GER-09, REL-01 um filtro %s que não vale não vai vazio', async (tipo, texto) => {
  const { usuario } = abrir('/relatorios/3', { filtros: [filtroDe('CAMPO', tipo)] })
  await provarRecusa('features/relatorios/relatorio/campo-do-filtro.tsx', {
    ...{ usuario, servidor, texto },
    campo: await screen.findByRole('textbox', { name: 'CAMPO' }),
    enviar: async () => usuario.click(await gerar()),
  })
})

it('GER-09, REL-01 um período que não vale não vai como o de antes', async () => {
  const { usuario } = abrir('/relatorios/3')
  await provarRecusa('features/relatorios/relatorio/campo-do-filtro.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026' },
    campo: await screen.findByRole('textbox', { name: 'De' }),
    enviar: async () => usuario.click(await gerar()),
  })
})
