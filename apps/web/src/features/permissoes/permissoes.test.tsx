import type { RespostaDe } from '@balcao/dominio/contrato'
import { ACOES } from '@balcao/dominio/permissoes'
import {
  decidirDaPessoa,
  listarPermissoes,
  mudarPermissoes,
  oQueAPessoaPode,
  pesquisarPessoas,
  quemPode,
} from '@balcao/dominio/permissoes/contratos'
import { tiposDeUsuario } from '@balcao/dominio/usuarios'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const EXCECAO = {
  idColab: 7,
  nome: 'Bia Lima',
  tipo: 'OPERADOR' as const,
  acao: 'TICKET_REABRIR' as const,
  descricao: 'Reabrir tickets finalizados',
  autorizado: false,
  motivo: 'Ainda em treinamento',
  quem: 'Ana Souza',
  quando: '2026-11-10T12:00:00Z',
  versao: 4,
}
const PERMISSOES: RespostaDe<typeof listarPermissoes> = {
  tipos: tiposDeUsuario.map((tipo) => ({ tipo, pessoas: tipo === 'OPERADOR' ? 10 : 2 })),
  acoes: ACOES.map(({ nome, descricao }) => ({ nome, descricao })),
  decididas: [{ tipo: 'SUPERVISOR', acao: 'TICKET_REABRIR', autorizado: false, versao: 3 }],
  excecoes: [EXCECAO],
}
const PESSOA: RespostaDe<typeof oQueAPessoaPode> = {
  pessoa: { id: 7, nome: 'Bia Lima', tipo: 'OPERADOR', ativo: true },
  acoes: ACOES.map(({ nome, descricao, padrao }) =>
    nome === 'TICKET_REABRIR'
      ? { acao: nome, descricao, pode: false, porque: 'PESSOA' as const, versao: 4 }
      : { acao: nome, descricao, pode: padrao.includes('OPERADOR'), porque: 'PADRAO' as const, versao: 0 },
  ),
  excecoes: [EXCECAO],
}

function abrir(endereco = '/administracao/permissoes', recusa?: { codigo: string; campos?: object }) {
  const pedidos: unknown[] = []
  const guardar = async (request: Request) => {
    pedidos.push(await request.json())
    return recusa
      ? recusar(recusa.campos ? 422 : 409, { message: 'Não deu', ...recusa })
      : { message: 'Já vale.' }
  }
  servidor.use(
    ...respostasDoPortal(),
    responder(listarPermissoes, PERMISSOES),
    responder(mudarPermissoes, guardar),
    responder(decidirDaPessoa, guardar),
    responder(oQueAPessoaPode, PESSOA),
    responder(pesquisarPessoas, { itens: [PESSOA.pessoa] }),
    responder(quemPode, {
      itens: [{ id: 3, nome: 'Caio Dias', tipo: 'GERENTE', porque: 'PADRAO' }],
      paginator: { page: 1, take: 10, total: 1, paginas: 1, totalExato: true },
    }),
  )
  return { ...abrirPortal(endereco), pedidos }
}
const REABRIR = 'Reabrir tickets finalizados'
const caixa = (nome: string | RegExp) => screen.findByRole('checkbox', { name: nome })

describe('ADM-03 a matriz', () => {
  it('ADM-03 mostra o que vale, o que é diferente do de fábrica e o que não muda', async () => {
    abrir('/administracao/permissoes?termo=reabrir')
    expect(await caixa(`${REABRIR} · Operador`)).toBeChecked()
    expect(await caixa(`${REABRIR} · Supervisor, diferente do de fábrica`)).not.toBeChecked()
    expect(screen.getByRole('row', { name: new RegExp(REABRIR) })).toHaveTextContent('1 pessoa à parte')
    expect(screen.getByText('1 permissão')).toBeVisible()
  })

  it('ADM-03 o que o administrador sempre pode, e o que é só de outros, não tem caixa', async () => {
    abrir('/administracao/permissoes?parte=ADMINISTRACAO')
    expect(
      await screen.findByRole('img', { name: /Dar e tirar permissões.*Administrador: sempre/ }),
    ).toBeVisible()
    expect(screen.getByRole('img', { name: /Dar e tirar permissões.*Consumidor final: nunca/ })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /Consumidor final/ })).toBeNull()
  })

  it('ADM-03 muda em um rascunho, mostra a diferença e quem ela alcança, e salva tudo de uma vez', async () => {
    const { usuario, pedidos } = abrir('/administracao/permissoes?termo=reabrir')
    await usuario.click(await caixa(`${REABRIR} · Operador`))
    await usuario.click(await caixa(/Supervisor/))
    const rascunho = screen.getByRole('region', { name: 'Rascunho' })
    expect(rascunho).toHaveTextContent('2 mudanças por salvar, para 11 pessoas.')
    expect(pedidos).toEqual([])
    await usuario.click(within(rascunho).getByRole('button', { name: 'Rever e salvar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'O que vai mudar' }))
    expect(await janela.findByText(/Supervisor \(2 pessoas\), Operador \(9 pessoas\)/)).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(pedidos).toEqual([
        {
          mudancas: [
            { tipo: 'OPERADOR', acao: 'TICKET_REABRIR', autorizado: false, versao: 0 },
            { tipo: 'SUPERVISOR', acao: 'TICKET_REABRIR', autorizado: null, versao: 3 },
          ],
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rascunho' })).toBeNull())
  })

  it('ADM-03 ir e voltar não deixa nada no rascunho', async () => {
    const { usuario } = abrir('/administracao/permissoes?termo=reabrir')
    for (const tipo of ['Operador', 'Supervisor']) {
      await usuario.click(await caixa(new RegExp(`· ${tipo}`)))
      expect(screen.getByRole('region', { name: 'Rascunho' })).toBeVisible()
      await usuario.click(await caixa(new RegExp(`· ${tipo}`)))
      expect(screen.queryByRole('region', { name: 'Rascunho' })).toBeNull()
    }
  })

  it('ADM-03 o que não foi salvo continua ali quando a página se abre de novo, e some quando se descarta', async () => {
    const primeira = abrir('/administracao/permissoes?termo=reabrir')
    await primeira.usuario.click(await caixa(`${REABRIR} · Operador`))
    primeira.unmount()
    const { usuario, unmount } = abrir('/administracao/permissoes?termo=reabrir')
    expect(await screen.findByRole('region', { name: 'Rascunho' })).toHaveTextContent('1 mudança por salvar')
    expect(await caixa(new RegExp(`${REABRIR} · Operador`))).not.toBeChecked()
    await usuario.click(screen.getByRole('button', { name: 'Descartar' }))
    unmount()
    abrir('/administracao/permissoes?termo=reabrir')
    expect(await caixa(`${REABRIR} · Operador`)).toBeChecked()
    expect(screen.queryByRole('region', { name: 'Rascunho' })).toBeNull()
  })

  it('ADM-03 volta tudo ao de fábrica, pelo mesmo rascunho', async () => {
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Voltar tudo ao de fábrica' }))
    expect(screen.getByRole('region', { name: 'Rascunho' })).toHaveTextContent('1 mudança')
    expect(await caixa(`${REABRIR} · Supervisor, no rascunho`)).toBeChecked()
  })

  it('ADM-03 a matriz é uma parada do Tab, e as setas andam por ela', async () => {
    const { usuario } = abrir('/administracao/permissoes?parte=SAC_TICKET')
    const primeira = await screen.findByRole('button', { name: 'Ver tickets' })
    const matriz = within(screen.getByRole('table', { name: 'Permissões por tipo de conta' }))
    const paradas = () =>
      [...matriz.getAllByRole('button'), ...matriz.getAllByRole('checkbox')].filter(
        (uma) => uma.tabIndex === 0,
      )
    expect(paradas()).toEqual([primeira])
    primeira.focus()
    await usuario.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    const gerente = await caixa('Abrir tickets · Gerente')
    expect(gerente).toHaveFocus()
    expect(paradas()).toEqual([gerente])
    await usuario.keyboard(' ')
    expect(await caixa('Abrir tickets · Gerente, no rascunho')).not.toBeChecked()
  })

  it('ADM-03 se outra pessoa mudou antes, avisa, não perde o rascunho e envia com a versão de agora', async () => {
    const { usuario, pedidos } = abrir('/administracao/permissoes?termo=reabrir', {
      codigo: 'ALTERADO_POR_OUTRA_PESSOA',
    })
    await usuario.click(await caixa(`${REABRIR} · Operador`))
    await usuario.click(screen.getByRole('button', { name: 'Rever e salvar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'O que vai mudar' }))
    await usuario.click(await janela.findByRole('button', { name: 'Salvar' }))
    expect(await janela.findByText('Outra pessoa mudou permissões enquanto você escolhia')).toBeVisible()
    const decididas = [
      { tipo: 'OPERADOR' as const, acao: 'TICKET_REABRIR' as const, autorizado: null, versao: 9 },
    ]
    servidor.use(responder(listarPermissoes, { ...PERMISSOES, decididas }))
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByRole('alert')).toBeNull())
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(pedidos).toHaveLength(2))
    expect(pedidos[1]).toMatchObject({ mudancas: [{ acao: 'TICKET_REABRIR', versao: 9 }] })
  })

  it('ADM-03 o que o servidor recusa se lê com o motivo', async () => {
    const { usuario } = abrir('/administracao/permissoes?termo=reabrir', {
      codigo: 'CAMPOS_INVALIDOS',
      campos: { mudancas: 'Reabrir: você só dá uma permissão que também tem.' },
    })
    await usuario.click(await caixa(`${REABRIR} · Operador`))
    await usuario.click(screen.getByRole('button', { name: 'Rever e salvar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'O que vai mudar' }))
    await usuario.click(await janela.findByRole('button', { name: 'Salvar' }))
    expect(await janela.findByText(/você só dá uma permissão que também tem/)).toBeVisible()
  })
})

describe('ADM-03 as duas perguntas', () => {
  it('ADM-03 quem pode: os tipos, quem não pode ainda que o tipo possa, e cada pessoa com o porquê', async () => {
    const { usuario, roteador } = abrir('/administracao/permissoes?termo=reabrir')
    await usuario.click(await screen.findByRole('button', { name: REABRIR }))
    const janela = within(await screen.findByRole('dialog', { name: `Quem pode: ${REABRIR}` }))
    expect(janela.getByText(/Gerente \(2 pessoas\).*Operador \(10 pessoas\)/)).toHaveTextContent(
      'Não pode, ainda que o tipo possa: Bia Lima.',
    )
    expect(await janela.findByText('De fábrica, do tipo Gerente')).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: 'Caio Dias' }))
    expect(roteador.state.location.search).toMatchObject({ aba: 'pessoas', pessoa: '3' })
  })

  it('ADM-03 o que se decidiu de cada pessoa, com o motivo e por quem', async () => {
    const { usuario } = abrir('/administracao/permissoes?aba=pessoas')
    const linha = await screen.findByRole('row', { name: /Bia Lima/ })
    expect(linha).toHaveTextContent(/Reabrir tickets finalizadosNão podeAinda em treinamentoAna Souza/)
    await usuario.click(within(linha).getByRole('button', { name: /Bia Lima/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Bia Lima' })).toBeVisible()
  })

  it('ADM-03 o que a pessoa pode e por quê; muda só dela, com o motivo e a versão que se viu', async () => {
    const { usuario, pedidos } = abrir('/administracao/permissoes?aba=pessoas&pessoa=7&mudadas=true')
    const linha = await screen.findByRole('row', { name: /Reabrir/ })
    expect(linha).toHaveTextContent(/Não podeDecidido para esta pessoaAinda em treinamento · Ana Souza/)
    expect(screen.getAllByRole('row')).toHaveLength(2)
    await usuario.click(within(linha).getByRole('button', { name: /Reabrir/ }))
    const janela = within(await screen.findByRole('dialog', { name: REABRIR }))
    expect(await janela.findByRole('radio', { name: 'Não pode' })).toBeChecked()
    await usuario.click(janela.getByRole('radio', { name: 'Como o tipo Operador' }))
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.type(janela.getByRole('textbox', { name: /Motivo/ }), 'Terminou o treinamento')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(pedidos).toEqual([
        { acao: 'TICKET_REABRIR', autorizado: null, motivo: 'Terminou o treinamento', versao: 4 },
      ]),
    )
  })

  it('ADM-03 de uma conta desativada diz que não pode nada', async () => {
    abrir('/administracao/permissoes?aba=pessoas&pessoa=7')
    servidor.use(responder(oQueAPessoaPode, { ...PESSOA, pessoa: { ...PESSOA.pessoa, ativo: false } }))
    expect(await screen.findByText(/conta desativada/)).toBeVisible()
  })
})

describe('ADM-03 quem pode abrir a página', () => {
  it('ADM-03 o gerente não a vê', async () => {
    servidor.use(...respostasDoPortal(cargaDe('GERENTE')))
    abrirPortal('/administracao/permissoes')
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  })
})
