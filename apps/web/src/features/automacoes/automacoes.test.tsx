import type { Automacao } from '@balcao/dominio/automacoes/campos'
import {
  alterarAutomacao,
  criarAutomacao,
  ensaiarAutomacao,
  excluirAutomacao,
  listarAutomacoes,
  listarExecucoes,
  obterAutomacao,
  opcoesDasAutomacoes,
  restaurarAutomacao,
} from '@balcao/dominio/automacoes/contratos'
import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { clienteDe } from '../../teste/cliente.ts'
import { escolher } from '../../teste/escolher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''

const NADA = { operador: null, setor: null, resposta: null, etiqueta: null, quem: null, pessoas: [] }
const SE = { tipos: [1], motivos: [], clientes: [42], setores: [], filiais: [], etiquetas: [] }
const PARADA: Automacao = {
  ...{ id: 1, nome: 'Cobra quem parou', quando: 'PARADO', tempo: 3, se: SE, versao: 6, ativa: true },
  entao: [
    { ...NADA, tipo: 'ENCAMINHAR', setor: 2 },
    { ...NADA, tipo: 'AVISAR', quem: 'PESSOAS', pessoas: [5] },
  ],
  faz: ['encaminha para Logística', 'avisa Ana'],
  clientes: [{ id: 42, nome: 'Padaria São João' }],
  ...{ ultimaExecucao: '2026-11-10T12:00:00Z', execucoes: 3 },
  ...{ datahora_atualizacao: '2026-11-01T12:00:00Z', atualizadaPor: 'Ana Prado' },
}
const NUNCA: Automacao = {
  ...PARADA,
  ...{
    id: 2,
    nome: 'Eleva',
    quando: 'ABERTO',
    tempo: null,
    ativa: false,
    execucoes: 0,
    ultimaExecucao: null,
  },
}

function abrir(itens = [PARADA, NUNCA]) {
  const corpos: unknown[] = []
  const guardar = async (pedido: Request) => {
    corpos.push(await pedido.json())
    return PARADA
  }
  servidor.use(
    ...respostasDoPortal(cargaDe('GERENTE')),
    // Before the one with an id, which would answer for it.
    responder(opcoesDasAutomacoes, {
      ...{ tipos: [{ id: 1, nome: 'Dúvida' }], motivos: [{ id: 9, nome: 'Avaria', tipo: 'Devolução' }] },
      ...{ setores: [{ id: 2, nome: 'Logística' }], filiais: [{ id: 1, nome: 'Matriz' }] },
      operadores: [
        { id: 5, nome: 'Ana', setores: [2] },
        { id: 6, nome: 'Rui', setores: [] },
      ],
      ...{ respostas: [{ id: 7, nome: 'Bom dia', setor: null }], etiquetas: [{ id: 8, nome: 'Urgente' }] },
    }),
    responder(listarAutomacoes, paginaDe(itens)),
    responder(obterAutomacao, PARADA),
    responder(criarAutomacao, guardar),
    responder(alterarAutomacao, guardar),
    responder(pesquisarClientes, paginaDe([clienteDe(77, 'Sul', { razSoc: 'Mercado Sul' })])),
  )
  return { ...abrirPortal('/automacoes'), corpos }
}
const linhaDe = async (nome: string) => dito((await screen.findByText(nome)).closest('tr'))
async function editar(usuario: ReturnType<typeof abrir>['usuario']) {
  await usuario.click(await screen.findByText('Cobra quem parou'))
  const janela = await screen.findByRole('dialog', { name: 'Editar automação' })
  await within(janela).findByRole('textbox', { name: 'Nome' })
  return janela
}
const fecharSe = (janela: HTMLElement) => waitFor(() => expect(janela).not.toBeInTheDocument())

it('MES-10 a linha diz quando age, o que faz, se está ligada e o que fez; sem nenhuma, como se começa', async () => {
  const { unmount } = abrir()
  const parada = await linhaDe('Cobra quem parou')
  for (const parte of [
    'O ticket fica parado (3 dias)',
    'encaminha para Logística; avisa Ana',
    'Ligada',
    '3 vezes',
  ])
    expect(parada).toContain(parte)
  const nunca = await linhaDe('Eleva')
  for (const parte of ['Um ticket é aberto', 'Desligada', 'nunca', 'nenhuma']) expect(nunca).toContain(parte)
  unmount()
  abrir([])
  expect(await screen.findByText('Nenhuma automação')).toBeVisible()
})

it('MES-10 a que se muda vem como está, e vai com a versão de agora', async () => {
  const { usuario, corpos } = abrir()
  servidor.use(
    responder(alterarAutomacao, async (pedido) => {
      corpos.push(await pedido.json())
      if (corpos.length > 1) return PARADA
      return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterado.', mudancas: [] })
    }),
  )
  const janela = await editar(usuario)
  expect(within(janela).getByRole('textbox', { name: 'Dias sem nenhuma entrada' })).toHaveValue('3')
  expect(within(janela).getByRole('switch', { name: /^Ligada/ })).toBeChecked()
  await usuario.click(within(janela).getByRole('button', { name: 'Tirar Padaria São João' }))
  for (const _ of [1, 2]) await escolher(usuario, /^Cliente/, /Mercado Sul/, 'mer', within(janela))
  expect(within(janela).getAllByRole('button', { name: 'Tirar Mercado Sul' })).toHaveLength(1)
  await usuario.click(within(janela).getByRole('switch', { name: /^Ligada/ }))
  const salvar = () => usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
  await salvar()
  await within(janela).findByText('Esta automação mudou enquanto você preenchia')
  servidor.use(responder(obterAutomacao, { ...PARADA, versao: 8 }))
  await usuario.click(within(janela).getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(within(janela).queryByText(/mudou enquanto/)).not.toBeInTheDocument())
  await salvar()
  await fecharSe(janela)
  const { nome, quando, tempo, entao } = PARADA
  const mudada = { nome, quando, tempo, entao, se: { ...SE, clientes: [77] }, ativa: false }
  expect(corpos).toEqual([6, 8].map((versao) => ({ ...mudada, versao })))
})

it('MES-10 cada ação pede o que é dela; a repetida se recusa no campo; as outras entram e saem', async () => {
  const { usuario, corpos } = abrir([])
  await usuario.click(await screen.findByRole('button', { name: 'Nova automação' }))
  const janela = await screen.findByRole('dialog', { name: 'Nova automação' })
  await usuario.type(await within(janela).findByRole('textbox', { name: 'Nome' }), 'Avisa')
  expect(within(janela).queryByRole('textbox', { name: /prazo|entrada/ })).not.toBeInTheDocument()
  expect(within(janela).queryByRole('button', { name: 'Tirar a ação 1' })).not.toBeInTheDocument()
  const acao = (numero: number) => within(within(janela).getByRole('group', { name: `Ação ${numero}` }))
  const camposDe = (numero: number) =>
    acao(numero)
      .getAllByRole('combobox')
      .map((campo) =>
        dito(campo.closest('.mantine-InputWrapper-root')?.querySelector('label')).replace(' *', ''),
      )
  expect(camposDe(1)).toEqual(['Fazer', 'Setor', 'Operador'])
  for (const [tipo, campos] of [
    ['Atribuir a um operador', ['Operador']],
    ['Responder com uma resposta pronta', ['Resposta pronta']],
    ['Pôr uma etiqueta', ['Etiqueta']],
    ['Elevar à supervisão', []],
  ] as const) {
    await escolher(usuario, /^Fazer/, tipo, '', acao(1))
    expect(camposDe(1)).toEqual(['Fazer', ...campos])
  }
  const mais = () => usuario.click(within(janela).getByRole('button', { name: 'Mais uma ação' }))
  await mais()
  expect(camposDe(2)).toEqual(['Fazer', 'Quem'])
  await escolher(usuario, /^Quem/, 'Estas pessoas', '', acao(2))
  await escolher(usuario, /^Pessoas/, 'Rui', '', acao(2))
  await mais()
  await escolher(usuario, /^Fazer/, 'Elevar à supervisão', '', acao(3))
  const salvar = () => usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
  await salvar()
  expect(await acao(3).findByText('Esta ação já está na regra.')).toBeVisible()
  await usuario.click(within(janela).getByRole('button', { name: 'Tirar a ação 3' }))
  await salvar()
  await fecharSe(janela)
  expect(corpos).toEqual([
    {
      ...{ nome: 'Avisa', quando: 'ABERTO', tempo: null, ativa: false },
      se: { ...SE, tipos: [], clientes: [] },
      entao: [
        { ...NADA, tipo: 'ELEVAR' },
        { ...NADA, tipo: 'AVISAR', quem: 'PESSOAS', pessoas: [6] },
      ],
    },
  ])
})

it('MES-10 a cópia é outra, desligada; a que se exclui volta na versão em que ficou', async () => {
  const { usuario, corpos } = abrir()
  const idas: unknown[] = []
  servidor.use(
    responder(excluirAutomacao, ({ url }) => {
      idas.push(new URL(url).searchParams.get('versao'))
      return { message: 'Excluída.', versao: 7 }
    }),
    responder(restaurarAutomacao, async (pedido) => {
      idas.push(await pedido.json())
      return { message: 'De volta.', versao: 8 }
    }),
  )
  await usuario.click(within(await editar(usuario)).getByRole('button', { name: 'Duplicar' }))
  const copia = await screen.findByRole('dialog', { name: 'Nova automação' })
  expect(await within(copia).findByRole('textbox', { name: 'Nome' })).toHaveValue('Cobra quem parou (cópia)')
  expect(within(copia).getByRole('button', { name: 'Tirar Padaria São João' })).toBeVisible()
  await usuario.click(within(copia).getByRole('button', { name: 'Salvar' }))
  await fecharSe(copia)
  expect(corpos).toMatchObject([
    { nome: 'Cobra quem parou (cópia)', ativa: false, quando: 'PARADO', tempo: 3 },
  ])
  const janela = await editar(usuario)
  await usuario.click(within(janela).getByRole('button', { name: 'Excluir' }))
  await fecharSe(janela)
  await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await screen.findByText('De volta.')
  expect(idas).toEqual(['6', { versao: 7 }])
})

it('MES-10 o ensaio é da regra como está escrita: diz quantas vezes, as mais recentes, e o que não pode ser', async () => {
  const { usuario } = abrir()
  const ensaiadas: Record<string, unknown>[] = []
  const ocasiao = { idTicket: 3, protocolo: '2026-3', assunto: 'Caixa', quando: '2026-11-10T12:00:00Z' }
  const primeiras = [{ ...ocasiao, faria: ['encaminha', 'avisa'] }]
  const ensaios = [
    { ocasioes: 0, todas: true, primeiras: [] },
    { ocasioes: 1, todas: true, primeiras },
    { ocasioes: 2, todas: true, primeiras },
    { ocasioes: 500, todas: false, primeiras },
  ]
  servidor.use(
    responder(ensaiarAutomacao, async (pedido) => {
      const corpo = (await pedido.json()) as Record<string, unknown>
      const ensaio = ensaios[ensaiadas.push(corpo) - 1]
      return ensaio ?? recusar(422, { message: 'Há campos.', campos: { tempo: 'Use no máximo 90 dias.' } })
    }),
  )
  const janela = within(await editar(usuario))
  const tempo = janela.getByRole('textbox', { name: 'Dias sem nenhuma entrada' })
  await usuario.clear(tempo)
  await usuario.type(tempo, '5')
  const ensaio = janela.getByRole('region', { name: 'Ensaio' })
  const ensaiar = () => usuario.click(within(ensaio).getByRole('button', { name: /^Ensaiar/ }))
  for (const frase of [
    'Não teria agido nenhuma vez.Nada',
    'Teria agido 1 vez.2026-3',
    'Teria agido 2 vezes. As 1 mais recentes:2026-3',
    'Teria agido mais de 500 vezes. As 1 mais recentes:2026-3',
  ]) {
    await ensaiar()
    await waitFor(() => expect(dito(ensaio)).toContain(frase))
  }
  expect(dito(ensaio)).toContain(' · Caixaencaminha; avisa')
  const { quando, se, entao } = PARADA
  expect(ensaiadas.at(-1)).toEqual({ quando, tempo: 5, se, entao })
  await ensaiar()
  await waitFor(() => expect(tempo).toBeInvalid())
  expect(dito(ensaio)).not.toContain('Teria agido')
})

it('MES-10 as execuções dizem o que foi feito em cada ticket, e vêm mais', async () => {
  const { usuario } = abrir()
  const execucao = { id: 1, idTicket: 3, protocolo: '2026-3', assunto: 'Caixa', mensagem: 'Encaminhou.' }
  const feita = { ...execucao, situacao: 'FEITA' as const, quando: '2026-11-10T12:00:00Z' }
  servidor.use(
    responder(listarExecucoes, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1)
      const emParte = { ...feita, id: 2, situacao: 'EM_PARTE' as const }
      return paginaDe([page === 1 ? feita : emParte], { page, take: 20, total: 21 })
    }),
  )
  const janela = await editar(usuario)
  await usuario.click(within(janela).getByRole('button', { name: 'Execuções' }))
  await fecharSe(janela)
  const gaveta = await screen.findByRole('dialog', { name: 'Execuções de “Cobra quem parou”' })
  expect(await within(gaveta).findByRole('link', { name: '2026-3' })).toHaveAttribute('href', '/tickets/3')
  await usuario.click(within(gaveta).getByRole('button', { name: 'Carregar mais' }))
  expect(await within(gaveta).findByText('Feita em parte')).toBeVisible()
  expect(within(gaveta).queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
})
