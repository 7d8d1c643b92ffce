import { obterCliente } from '@balcao/dominio/clientes/contratos'
import {
  listarAtividadesDoCliente,
  listarOperadoresDoCliente,
  listarRegistroDeAtividade,
  listarSupervisoresDoCliente,
  listarTransportadorasDoCliente,
  obterLogisticaDoCliente,
} from '@balcao/dominio/clientes/secoes'
import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { type Acao, autorizacoesDoTipo, modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { procurarNotasADevolver } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { cadastroDe, respostasDaFicha, visaoDe } from '../../teste/cliente.ts'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { recusar, responder, semRede, usarServidor } from '../../teste/servidor.ts'
import { CLIENTE, servidorDaAbertura, tipoDe } from '../../teste/ticket-novo.tsx'

// Its own tests are of its own feature: here only that it is asked for, and what follows.
vi.mock('../../features/atendimentos/registrar-atendimento.tsx', () => ({
  RegistrarAtendimento: (props: { idCli: number; aoFechar: () => void; aoRegistrar: () => void }) => (
    <div role="dialog" aria-label="Registrar atendimento" aria-modal>
      Cliente {props.idCli}
      <button
        type="button"
        onClick={() => {
          props.aoRegistrar()
          props.aoFechar()
        }}
      >
        Registrou
      </button>
      <button type="button" onClick={props.aoFechar}>
        Desistiu
      </button>
    </div>
  ),
}))

const servidor = usarServidor()

beforeEach(() => {
  servidor.use(
    ...respostasDoPortal(cargaDe('ADMIN')),
    ...respostasDaFicha(),
    responder(obterCliente, cadastroDe()),
    responder(listarLimites, { itens: [] }),
    responder(listarAtividadesDoCliente, { itens: [] }),
    responder(obterLogisticaDoCliente, { obsLogistica: null }),
    responder(listarTransportadorasDoCliente, { itens: [] }),
    responder(listarSupervisoresDoCliente, { itens: [] }),
    responder(listarOperadoresDoCliente, { itens: [] }),
  )
})

function comParametro(chave: string, valor: string) {
  const parametros = [{ chave, filialId: 2, valor }]
  servidor.use(...respostasDoPortal(cargaDe('ADMIN', { parametros })))
}
function semAcoes(...fora: Acao[]) {
  const autorizacoes = new Set([...autorizacoesDoTipo('ADMIN')].filter((acao) => !fora.includes(acao)))
  const modulos = modulosDasAutorizacoes(autorizacoes)
  servidor.use(...respostasDoPortal(cargaDe('ADMIN', { modulos })))
}

const titulo = (nome = 'Padaria São João') => screen.findByRole('heading', { level: 1, name: nome })
async function abrir(caminho = '/clientes/42') {
  const portal = abrirPortal(caminho)
  await titulo()
  return portal
}
const menu = () => within(screen.getByRole('navigation', { name: 'Seções do cliente' }))
const onde = ({ roteador }: ReturnType<typeof abrirPortal>) => roteador.state.location.href

it('CLI-01 a primeira vista diz quem é, se se pode vender, o que incomoda e o que está em andamento', async () => {
  await abrir('/clientes/42?secao=vendedores')
  await waitFor(() => expect(document.title).toBe('Padaria São João · Aurora Distribuidora'))
  for (const texto of ['Pães São João Ltda', '11.222.333/0001-81', 'Campinas/SP', 'Vender com atenção'])
    expect(screen.getByText(texto)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copiar CNPJ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discar para (19) 3234-5678' })).toBeVisible()
  expect(screen.getByRole('link', { name: /\(19\) 98765-4321 pelo WhatsApp/ })).toBeVisible()
  expect(screen.getByText(/Rui Neto/)).toBeVisible()
  const vender = within(screen.getByRole('region', { name: 'Posso vender?' }))
  expect(vender.getByText('R$ 350,00 vencidos há até 3 dias')).toBeVisible()
  expect(vender.getByRole('link', { name: '2 títulos vencidos' })).toBeVisible()
  const credito = within(screen.getByRole('region', { name: 'Crédito' }))
  expect(credito.getByRole('link', { name: /7\.000,00 livres/ })).toBeVisible()
  expect(credito.getByRole('progressbar', { name: 'Limite utilizado' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  )
  const posVenda = within(screen.getByRole('region', { name: 'Pós-venda' }))
  for (const texto of ['4 tickets em aberto', '1 atrasado', 'Devolveu 2,50% do que comprou'])
    expect(posVenda.getByText(texto)).toBeVisible()
  const andamento = within(screen.getByRole('region', { name: 'Em andamento' }))
  for (const texto of ['501 · R$ 980,00', 'Faturado', '1 aberto · R$ 150,00', 'Retorno da cotação'])
    expect(andamento.getByText(texto)).toBeVisible()
})

it('PER-03 a parte que a pessoa não pode ver não está lá, nem leva a lugar nenhum', async () => {
  semAcoes('CLIENTE_DADOS', 'CLIENTE_INFORMACOES', 'CLIENTE_ATIVIDADES', 'CLIENTE_ATENDER')
  const { credito: _credito, tickets: _tickets, ...resto } = visaoDe()
  servidor.use(responder(obterVisaoGeral, resto))
  await abrir()
  expect(screen.queryByRole('region', { name: 'Crédito' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Pós-venda' })).not.toBeInTheDocument()
  expect(menu().queryByRole('link', { name: 'Dados Cadastrais' })).not.toBeInTheDocument()
  expect(menu().getByRole('link', { name: 'Logística' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByText('Registro de atividades')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Registrar atendimento' })).not.toBeInTheDocument()
})

it('MES-07 do cliente se começa a devolução de uma nota dele', async () => {
  servidor.use(
    ...servidorDaAbertura([tipoDe(1, { usa_nota_produto: 2, permite_espelho: true })], {
      clientes: [{ ...CLIENTE, id: 42 }],
    }),
    responder(procurarNotasADevolver, { clientes: [], notas: [], temMais: false }),
  )
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  const { usuario } = await abrir()
  await usuario.click(screen.getByRole('button', { name: 'Devolver nota' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Devolver nota fiscal' }))
  expect(await janela.findByText('Mercado Estrela')).toBeVisible()
  const [semNotas] = await janela.findAllByText('Este cliente não tem notas fiscais que você possa devolver.')
  expect(semNotas).toBeVisible()
  vi.unstubAllGlobals()
})

it('MES-07 a quem ainda não comprou o botão diz por que não, também pelo teclado', async () => {
  servidor.use(responder(obterVisaoGeral, visaoDe({ prospect: true })))
  const { usuario } = await abrir()
  const botao = screen.getByRole('button', { name: 'Devolver nota' })
  expect(botao).toHaveAttribute('aria-disabled', 'true')
  await usuario.click(botao)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('tooltip', { name: /ainda não comprou/ })).toBeVisible()
})

it('PER-03 quem não abre tickets não devolve', async () => {
  semAcoes('TICKET_ABRIR')
  await abrir()
  expect(screen.getByRole('button', { name: 'Novo orçamento' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Devolver nota' })).not.toBeInTheDocument()
})

it('PER-03 o endereço de uma seção que a pessoa não vê diz isso, e o menu leva às outras', async () => {
  semAcoes('CLIENTE_AGENDAS_COBRANCA')
  const { usuario } = await abrir('/clientes/42?secao=agendas-cobranca&item=3')
  const aviso = await screen.findByRole('alert')
  expect(aviso).toHaveTextContent('Agendas de Cobrança')
  expect(aviso).toHaveTextContent('A sua conta não tem permissão para ver esta seção.')
  expect(menu().queryByRole('link', { name: 'Agendas de Cobrança' })).not.toBeInTheDocument()
  await usuario.click(menu().getByRole('link', { name: 'Vendedores' }))
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('CLI-01 a seção tem o seu lugar no endereço, e o menu leva a ela pelo teclado', async () => {
  const portal = await abrir('/clientes/42?secao=vendedores&item=3')
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  expect(menu().getByRole('link', { name: 'Vendedores' })).toHaveAttribute('aria-current', 'page')
  menu().getByRole('link', { name: 'Representantes' }).focus()
  await portal.usuario.keyboard('{Enter}')
  expect(await screen.findByText('Nenhum supervisor ou representante cadastrado')).toBeVisible()
  expect(onde(portal)).toBe('/clientes/42?secao=representantes')
})

it('CLI-01 o menu tem todas as seções, na ordem, a quem pode vê-las', async () => {
  await abrir()
  expect(
    menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Dados Cadastrais',
    'Informações Adicionais',
    'Logística',
    'Agendas',
    'Agendas de Cobrança',
    'Orçamentos',
    'Pedidos',
    'Boletos',
    'Notas Fiscais',
    'Tickets SAC',
    'Representantes',
    'Vendedores',
    'Contatos',
    'Telefones',
    'E-mails',
    'Histórico de Atendimento',
    'Consultas',
  ])
})

it('CLI-01 um endereço com uma seção que não há abre a primeira', async () => {
  await abrir('/clientes/42?secao=nada&item=x')
  expect(await screen.findByRole('region', { name: 'Dados Cadastrais' })).toBeVisible()
})

it('CLI-01 o número do crédito leva aos limites', async () => {
  const portal = await abrir('/clientes/42?secao=vendedores')
  await portal.usuario.click(screen.getByRole('link', { name: /7\.000,00 livres/ }))
  expect(await screen.findByText('Nenhum limite disponível.')).toBeVisible()
  expect(onde(portal)).toBe('/clientes/42?secao=dados')
})

const atividade = (
  id: number,
  tipo: 'TICKET' | 'PEDIDO' | 'ATENDIMENTO_AVULSO',
  referencia: number | null,
) => ({
  id,
  tipo,
  historico: `Fato ${id}`,
  datahora_criacao: '2026-11-01T12:00:00Z',
  colaborador: { nome: 'Rui Barbosa' },
  referencia,
  tipoAgenda: null,
})

const comRegistroAberto = () => localStorage.setItem('balcao:ficha:lado', 'aberto')

it('CLI-02 onde não há folga o registro fica recolhido, sem nada pedir, até que se queira; e assim fica', async () => {
  let pedidos = 0
  servidor.use(
    responder(listarRegistroDeAtividade, () => {
      pedidos += 1
      return { itens: [atividade(1, 'ATENDIMENTO_AVULSO', null)], paginator: montarPaginator(1, 7, 1) }
    }),
  )
  const { usuario, unmount } = await abrir()
  const botao = screen.getByRole('button', { name: 'Registro de atividades', expanded: false })
  expect(screen.queryByRole('complementary', { name: 'Registro de atividades' })).not.toBeInTheDocument()
  expect(pedidos).toBe(0)
  await usuario.click(botao)
  expect(await screen.findByText('Fato 1')).toBeVisible()
  unmount()
  await abrir()
  expect(await screen.findByText('Fato 1')).toBeVisible()
})

it('CLI-02 o registro de atividades vem de sete em sete', async () => {
  comRegistroAberto()
  const pedidos: string[] = []
  servidor.use(
    responder(listarRegistroDeAtividade, ({ url }) => {
      const { searchParams } = new URL(url)
      pedidos.push(`${searchParams.get('page')}/${searchParams.get('take')}`)
      const page = Number(searchParams.get('page'))
      return { itens: [atividade(page, 'ATENDIMENTO_AVULSO', null)], paginator: montarPaginator(page, 7, 9) }
    }),
  )
  const { usuario } = await abrir()
  expect(await screen.findByText('Fato 1')).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Página 2' }))
  expect(await screen.findByText('Fato 2')).toBeVisible()
  expect(pedidos).toEqual(['1/7', '2/7'])
})

it('CLI-02 sem nenhuma atividade, o registro diz isso', async () => {
  comRegistroAberto()
  await abrir()
  expect(await screen.findByText('Nenhuma atividade disponível.')).toBeVisible()
})

it('CLI-02, PER-03 sem a permissão da seção, a atividade é só texto', async () => {
  comRegistroAberto()
  semAcoes('CLIENTE_PEDIDOS')
  servidor.use(
    responder(listarRegistroDeAtividade, {
      itens: [atividade(1, 'PEDIDO', 501)],
      paginator: montarPaginator(1, 7, 1),
    }),
  )
  await abrir()
  expect(await screen.findByText('Pedido 501')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Pedido 501' })).not.toBeInTheDocument()
})

it.each([
  ['que não existe', recusar(404, { message: 'Registro não encontrado.' }), 'Registro não encontrado.'],
  ['proibido', recusar(403, { message: 'Você não tem acesso.' }), 'Você não tem acesso.'],
])(
  'CLI-10 um cliente %s: a mensagem do servidor e a volta para a Home',
  async (_caso, resposta, mensagem) => {
    servidor.use(responder(obterVisaoGeral, resposta))
    const { usuario, roteador } = abrirPortal('/clientes/42')
    const dialogo = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o cliente' }))
    expect(dialogo.getByText(mensagem)).toBeVisible()
    expect(dialogo.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    await usuario.click(dialogo.getByRole('button', { name: 'Voltar para Home' }))
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/home'))
  },
)

it('CLI-10 o cliente que deixa de ser da pessoa sai da tela, e nada mais dele se pede', async () => {
  const { usuario, cliente } = await abrir('/clientes/42?secao=vendedores')
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  servidor.use(responder(obterVisaoGeral, recusar(404, { message: 'Registro não encontrado.' })))
  await usuario.click(screen.getByRole('button', { name: 'Atualizar a ficha' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o cliente' }))
  expect(dialogo.getByText('Registro não encontrado.')).toBeVisible()
  expect(screen.queryByText('Padaria São João')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Seções do cliente' })).not.toBeInTheDocument()
  await waitFor(() => expect(cliente.isFetching()).toBe(0))
  const pedidos: string[] = []
  const anotar = ({ request }: { request: Request }) => pedidos.push(new URL(request.url).pathname)
  servidor.events.on('request:start', anotar)
  // As when the connection is back, or the tab is looked at again: whatever is on the screen is asked for.
  await cliente.invalidateQueries()
  servidor.events.removeListener('request:start', anotar)
  expect(pedidos.filter((caminho) => caminho.includes('/42'))).toEqual([
    expect.stringMatching(/\/clientes\/42\/visao-geral$/),
  ])
})

it('CLI-10 a falha que não é 404 deixa na tela o que já se via', async () => {
  const { usuario, cliente } = await abrir('/clientes/42?secao=vendedores')
  const chamado = vi.fn(() => recusar(403, { message: 'Você não tem acesso.' }))
  servidor.use(responder(obterVisaoGeral, chamado))
  await usuario.click(screen.getByRole('button', { name: 'Atualizar a ficha' }))
  await waitFor(() => expect(chamado).toHaveBeenCalled())
  await waitFor(() => expect(cliente.isFetching()).toBe(0))
  expect(await titulo()).toBeVisible()
  expect(menu().getByRole('link', { name: 'Vendedores' })).toBeVisible()
})

it('CLI-10 ERR-04 o que demorou demais diz isso, e pode ser pedido de novo', async () => {
  servidor.use(responder(obterVisaoGeral, recusar(408, { message: 'Falha na comunicação com o servidor!' })))
  const { usuario } = abrirPortal('/clientes/42')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o cliente' }))
  servidor.use(...respostasDaFicha())
  await usuario.click(dialogo.getByRole('button', { name: 'Tentar novamente' }))
  expect(await titulo()).toBeVisible()
})

it('CLI-10 sem rede, tenta de novo e abre', async () => {
  servidor.use(responder(obterVisaoGeral, semRede))
  const { usuario, cliente } = abrirPortal('/clientes/42')
  cliente.setDefaultOptions({ queries: { ...cliente.getDefaultOptions().queries, retryDelay: 0 } })
  const dialogo = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o cliente' }))
  servidor.use(responder(obterVisaoGeral, visaoDe()))
  await usuario.click(dialogo.getByRole('button', { name: 'Tentar novamente' }))
  expect(await titulo()).toBeVisible()
})

it('CLI-10 um número que não é de cliente nenhum', async () => {
  abrirPortal('/clientes/abc')
  expect((await screen.findAllByText('Cliente não encontrado'))[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para Home' })).toHaveAttribute('href', '/home')
})

const pergunta = () => screen.findByRole('dialog', { name: 'Registrar o atendimento antes de sair?' })

it('CLI-08 sem o parâmetro da filial, sai-se sem perguntas', async () => {
  const portal = await abrir()
  void portal.roteador.navigate({ to: '/home' })
  await waitFor(() => expect(onde(portal)).toBe('/home'))
})

it('CLI-01, CLI-08 quem sai é perguntado, e pode ficar ou sair sem registrar', async () => {
  comParametro('registraAtendimentoAoSair', 'S')
  const portal = await abrir()
  void portal.roteador.navigate({ to: '/home' })
  await pergunta()
  await portal.usuario.click(screen.getByRole('button', { name: 'Continuar aqui' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(onde(portal)).toBe('/clientes/42')
  void portal.roteador.navigate({ to: '/home' })
  await pergunta()
  await portal.usuario.click(screen.getByRole('button', { name: 'Sair sem registrar' }))
  await waitFor(() => expect(onde(portal)).toBe('/home'))
})

it('CLI-08 registra na saída e sai; quem desiste do registro fica', async () => {
  comParametro('registraAtendimentoAoSair', 'S')
  const portal = await abrir()
  const registrar = async () => {
    void portal.roteador.navigate({ to: '/home' })
    const dialogo = within(await pergunta())
    await portal.usuario.click(dialogo.getByRole('button', { name: 'Registrar atendimento' }))
    return within(await screen.findByRole('dialog', { name: 'Registrar atendimento' }))
  }
  await portal.usuario.click((await registrar()).getByRole('button', { name: 'Desistiu' }))
  expect(onde(portal)).toBe('/clientes/42')
  await portal.usuario.click((await registrar()).getByRole('button', { name: 'Registrou' }))
  await waitFor(() => expect(onde(portal)).toBe('/home'))
})

it('CLI-08 quem já registrou nesta visita não é perguntado; aberta para isso, a ficha pergunta sem o parâmetro', async () => {
  const portal = await abrir('/clientes/42?registrarAoSair=true')
  void portal.roteador.navigate({ to: '/home' })
  await pergunta()
  await portal.usuario.click(screen.getByRole('button', { name: 'Continuar aqui' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await portal.usuario.click(screen.getByRole('button', { name: 'Registrar atendimento' }))
  await portal.usuario.click(await screen.findByRole('button', { name: 'Registrou' }))
  void portal.roteador.navigate({ to: '/home' })
  await waitFor(() => expect(onde(portal)).toBe('/home'))
})

it('CLI-08 outra seção não é saída', async () => {
  comParametro('registraAtendimentoAoSair', 'S')
  const portal = await abrir()
  await portal.usuario.click(menu().getByRole('link', { name: 'Vendedores' }))
  await waitFor(() => expect(onde(portal)).toBe('/clientes/42?secao=vendedores'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
