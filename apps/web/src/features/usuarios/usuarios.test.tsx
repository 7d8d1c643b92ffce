import type { UsuarioDaLista } from '@balcao/dominio/usuarios/campos'
import {
  alterarUsuario,
  cancelarConvite,
  convidarUsuario,
  desativarUsuario,
  encerrarSessoesDoUsuario,
  listarUsuarios,
  obterUsuario,
  opcoesDoUsuario,
  reativarUsuario,
  reenviarConvite,
  type UsuarioDetalhado,
  verDesativacao,
  zerarSegundoFator,
} from '@balcao/dominio/usuarios/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

const DA_LISTA: UsuarioDaLista = {
  ...{ id: 7, versao: 3, nome: 'Ana Lima Prado', cpf: '52998224725', email: 'ana@exemplo.test' },
  ...{ tipo: 'OPERADOR', situacao: 'ATIVO', filiais: ['Matriz'], setores: ['SAC'], supervisor: 'Rui Paz' },
  ...{ codigoOperador: '2001', segundoFator: 'ATIVO', ultimoAcesso: '2026-11-18T12:00:00Z' },
}
const USUARIO: UsuarioDetalhado = {
  ...DA_LISTA,
  telefone: '11987654321',
  digitado: {
    ...{ nome: 'Ana Lima Prado', tipo: 'OPERADOR', idFil: 1, filiais: [1], setores: [5], idSupervisor: 9 },
    ...{ codigoOperador: '2001', matriculaErp: '', segundoFatorExigido: false },
  },
  escolhidos: {
    filiais: [{ id: 1, nome: 'Matriz' }],
    setores: [{ id: 5, nome: 'SAC' }],
    supervisor: { id: 9, nome: 'Rui Paz' },
  },
  ticketsPorSetor: [{ id: 5, nome: 'SAC', tickets: 3 }],
  porFilial: [{ id: 1, nome: 'Matriz', tickets: 3, orcamentos: 1, agendas: 0 }],
  ...{ filial: 'Matriz', convite: null, segundoFatorDoTipo: true, propria: false, impedimento: null },
  segundoFatorAtivadoEm: '2026-11-01T12:00:00Z',
  sessoes: [
    {
      ...{ id: 31, navegador: 'Chrome no Windows', ip: '10.0.0.1', atual: false },
      ...{ criadaEm: '2026-11-18T10:00:00Z', usadaEm: '2026-11-18T12:00:00Z' },
    },
  ],
  historico: [
    {
      ...{ id: 1, quando: '2026-11-17T12:00:00Z', quem: 'Helena Prado', acao: 'Alterou' },
      mudancas: [{ campo: 'Tipo', antes: 'Colaborador', depois: 'Operador' }],
    },
  ],
}
const OPCOES = {
  tipos: ['GERENTE' as const, 'OPERADOR' as const, 'REPRESENTANTE' as const],
  filiais: [
    { id: 1, nome: 'Matriz' },
    { id: 2, nome: 'Filial Sul' },
  ],
  setores: [
    { id: 5, nome: 'SAC' },
    { id: 6, nome: 'Logística' },
  ],
  supervisores: [
    { id: 9, nome: 'Rui Paz' },
    { id: 10, nome: 'Bia Reis' },
  ],
}

function abrir(caminho = '/administracao/usuarios/7', usuario: Partial<UsuarioDetalhado> = {}) {
  const corpos: [string, unknown][] = []
  const guardar = (nome: string) => async (pedido: Request) => {
    corpos.push([nome, await pedido.text().then((texto) => (texto ? JSON.parse(texto) : null))])
    return { id: 7, versao: 4, message: `Feito: ${nome}.` }
  }
  servidor.use(
    ...respostasDoPortal(cargaDe('ADMIN')),
    responder(listarUsuarios, paginaDe([DA_LISTA])),
    // Before the record, whose address would take it for a number.
    responder(opcoesDoUsuario, OPCOES),
    responder(obterUsuario, { ...USUARIO, ...usuario }),
    responder(alterarUsuario, guardar('alterar')),
    responder(convidarUsuario, guardar('convidar')),
    responder(reenviarConvite, guardar('reenviar')),
    responder(cancelarConvite, guardar('cancelar')),
    responder(desativarUsuario, guardar('desativar')),
    responder(reativarUsuario, guardar('reativar')),
    responder(encerrarSessoesDoUsuario, guardar('encerrar')),
    responder(zerarSegundoFator, guardar('zerar')),
  )
  return { ...abrirPortal(caminho), corpos }
}
const botao = (name: string) => screen.findByRole('button', { name })
const janela = (name: string) => screen.findByRole('dialog', { name })

it('ADM-02 a lista diz quem é, de que tipo e como está; convida-se dela', async () => {
  const { usuario, corpos } = abrir('/administracao/usuarios')
  const linha = (await screen.findByText('Ana Lima Prado')).closest('tr')?.textContent ?? ''
  for (const parte of ['ana@exemplo.test', 'Operador', 'Ativo', 'Matriz', 'SAC'])
    expect(linha).toContain(parte)
  await usuario.click(await botao('Convidar'))
  const dentro = within(await janela('Convidar'))
  await usuario.type(await dentro.findByRole('textbox', { name: /^Nome/ }), 'Lia Duarte Reis')
  await usuario.type(dentro.getByRole('textbox', { name: /^E-mail/ }), 'lia@exemplo.test')
  await usuario.type(dentro.getByRole('textbox', { name: /^CPF/ }), '86288366757')
  await escolher(usuario, /^Tipo/, 'Representante', '', dentro)
  // A representative works no queue.
  expect(dentro.queryByRole('combobox', { name: 'Setores' })).not.toBeInTheDocument()
  await escolher(usuario, /^Filiais/, 'Filial Sul', '', dentro)
  await usuario.click(dentro.getByRole('button', { name: 'Enviar convite' }))
  await waitFor(() => expect(corpos).toHaveLength(1))
  expect(corpos[0]).toEqual([
    'convidar',
    expect.objectContaining({
      nome: 'Lia Duarte Reis',
      cpf: '86288366757',
      tipo: 'REPRESENTANTE',
      filiais: [2],
      setores: [],
    }),
  ])
})

it('GER-09 ADM-02 um CPF que não existe fica no campo, e nada se envia', async () => {
  const { usuario } = abrir('/administracao/usuarios')
  await usuario.click(await botao('Convidar'))
  const dentro = within(await janela('Convidar'))
  await provarRecusa('features/usuarios/convidar/convidar-usuario.tsx', {
    ...{ usuario, servidor, texto: '11111111111', fica: '111.111.111-11' },
    campo: await dentro.findByRole('textbox', { name: /^CPF/ }),
    enviar: () => usuario.click(dentro.getByRole('button', { name: 'Enviar convite' })),
  })
})

it('ADM-02 a ficha diz o que é, onde está aberta e o que mudou', async () => {
  abrir()
  expect(await screen.findByRole('heading', { name: 'Ana Lima Prado' })).toBeVisible()
  expect(screen.getByText('529.982.247-25')).toBeVisible()
  expect(screen.getByText('(11) 98765-4321')).toBeVisible()
  expect(screen.getByText(/Tipo: Colaborador → Operador/)).toBeVisible()
  expect(screen.getByText(/Exigida de todos deste tipo/)).toBeVisible()
  expect(screen.getByText(/Chrome no Windows/)).toBeVisible()
})

it('ADM-02 muda-se com a versão vista; o que o servidor recusa fica no seu campo', async () => {
  const { usuario, corpos } = abrir()
  await usuario.click(await botao('Alterar'))
  const dentro = within(await janela('Alterar usuário'))
  const codigo = await dentro.findByRole('textbox', { name: /^Código/ })
  await usuario.clear(codigo)
  await usuario.type(codigo, '2002')
  servidor.use(
    responder(
      alterarUsuario,
      recusar(422, { message: 'Confira.', campos: { codigoOperador: 'Já é de Bia Reis.' } }),
    ),
  )
  await usuario.click(dentro.getByRole('button', { name: 'Salvar' }))
  expect(await dentro.findByText('Já é de Bia Reis.')).toBeVisible()
  servidor.use(
    responder(alterarUsuario, async (pedido) => {
      corpos.push(['alterar', await pedido.json()])
      return { id: 7, versao: 4, message: 'Ok' }
    }),
  )
  await usuario.clear(codigo)
  await usuario.type(codigo, '2003')
  expect(dentro.queryByText(/continua com/)).not.toBeInTheDocument()
  // Whoever no longer works at a branch does not sit there.
  await escolher(usuario, /^Filiais/, 'Matriz', '', dentro)
  await usuario.click(await screen.findByRole('option', { name: 'Filial Sul' }))
  await escolher(usuario, /^Tipo/, 'Representante', '', dentro)
  expect(await dentro.findByText(/^Esta pessoa continua com 3 tickets de SAC,/)).toBeVisible()
  await usuario.click(dentro.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(corpos).toHaveLength(1))
  expect(corpos[0]?.[1]).toEqual({
    ...USUARIO.digitado,
    ...{ tipo: 'REPRESENTANTE', filiais: [2], idFil: 2, setores: [], codigoOperador: '2003', versao: 3 },
  })
})

it('ADM-02 antes de tirar uma filial, diz o que a pessoa tem lá e o que deixa de ver', async () => {
  const { usuario } = abrir()
  await usuario.click(await botao('Alterar'))
  const dentro = within(await janela('Alterar usuário'))
  await dentro.findByRole('textbox', { name: /^Código/ })
  expect(dentro.queryByText(/continua com/)).not.toBeInTheDocument()
  await usuario.click(dentro.getByRole('combobox', { name: /^Filiais/ }))
  await usuario.keyboard('{Backspace}')
  expect(
    await dentro.findByText(
      /^Esta pessoa continua com 3 tickets e 1 orçamento de Matriz\. Não verá mais a fila/,
    ),
  ).toBeVisible()
})

it('ADM-02 ninguém supervisiona a si, senta-se onde se trabalha, e o que já não se oferece fica a quem o tem', async () => {
  const { usuario } = abrir()
  servidor.use(
    responder(opcoesDoUsuario, {
      ...OPCOES,
      setores: [{ id: 6, nome: 'Logística' }],
      supervisores: [...OPCOES.supervisores, { id: 7, nome: 'Ana Lima Prado' }],
    }),
  )
  await usuario.click(await botao('Alterar'))
  const dentro = within(await janela('Alterar usuário'))
  const oferecidos = async (campo: RegExp) => {
    await usuario.click(await dentro.findByRole('combobox', { name: campo }))
    const nomes = (await screen.findAllByRole('option')).map((opcao) => opcao.textContent)
    await usuario.tab()
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
    return nomes
  }
  expect(await oferecidos(/^Supervisor/)).toEqual(['Rui Paz', 'Bia Reis'])
  expect(await oferecidos(/^Filial onde fica/)).toEqual(['Matriz'])
  expect(await oferecidos(/^Setores/)).toEqual(['Logística', 'SAC'])
})

it('ADM-02 encerra uma sessão ou todas, e desliga as duas etapas, depois de perguntar', async () => {
  const { usuario, corpos } = abrir()
  await usuario.click(await botao('Encerrar Chrome no Windows, 10.0.0.1'))
  await waitFor(() => expect(corpos).toEqual([['encerrar', { idSessao: 31 }]]))
  await usuario.click(await botao('Encerrar todas'))
  await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Encerrar' }))
  await waitFor(() => expect(corpos[1]).toEqual(['encerrar', { idSessao: null }]))
  await usuario.click(await botao('Desligar'))
  await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desligar' }))
  await waitFor(() => expect(corpos[2]?.[0]).toBe('zerar'))
})

it('ADM-02 quem não entrou recebe outro convite, a outro endereço, ou o tem cancelado', async () => {
  const convite = { por: 'Helena Prado', enviadoEm: '2026-11-18T12:00:00Z', expiraEm: '2026-11-25T12:00:00Z' }
  const { usuario, corpos } = abrir(undefined, { situacao: 'CONVIDADO', convite, sessoes: [] })
  expect(await screen.findByText(/Helena Prado convidou ana@exemplo.test/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Desativar' })).not.toBeInTheDocument()
  await usuario.click(await botao('Enviar outro convite'))
  const campo = within(await janela('Enviar outro convite')).getByRole('textbox', { name: /^E-mail/ })
  await usuario.clear(campo)
  await usuario.type(campo, 'ana.prado@exemplo.test')
  await usuario.click(await botao('Enviar'))
  await waitFor(() => expect(corpos).toEqual([['reenviar', { email: 'ana.prado@exemplo.test', versao: 3 }]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await usuario.click(await botao('Cancelar convite'))
  await usuario.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar convite' }),
  )
  await waitFor(() => expect(corpos[1]).toEqual(['cancelar', { versao: 3 }]))
})

it('ADM-02 desativar pergunta de cada coisa a quem vai, e os tickets voltam à fila se não se diz outra coisa', async () => {
  servidor.use(
    responder(verDesativacao, {
      posses: {
        ...{ tickets: 2, carteira: 0, agendas: 1, orcamentos: 0, equipe: 0 },
        aprovacoes: 1,
        delegacoes: 0,
      },
      colegas: OPCOES.supervisores,
      impedimento: null,
    }),
  )
  const { usuario, corpos } = abrir()
  await usuario.click(await botao('Desativar'))
  const dentro = within(await janela('Desativar usuário'))
  expect(await dentro.findByRole('combobox', { name: /^Tickets: 2 tickets/ })).toHaveValue(
    'De volta à fila do setor',
  )
  expect(dentro.queryByRole('combobox', { name: /^Carteira/ })).not.toBeInTheDocument()
  expect(dentro.getByText('1 aprovação que pediu continua à espera.')).toBeVisible()
  await usuario.click(dentro.getByRole('button', { name: 'Desativar' }))
  expect(await dentro.findByText('Escolha quem fica com 1 agenda.')).toBeVisible()
  expect(corpos).toEqual([])
  await escolher(usuario, /^Agendas/, 'Bia Reis')
  await usuario.click(dentro.getByRole('button', { name: 'Desativar' }))
  await waitFor(() => expect(corpos).toHaveLength(1))
  expect(corpos[0]?.[1]).toEqual({
    ...{ tickets: null, carteira: null, agendas: 10, orcamentos: null, equipe: null, versao: 3 },
  })
})

it('ADM-02 o último administrador lê por que não sai; quem saiu se reativa; quem só vê não tem o que apertar', async () => {
  servidor.use(
    responder(verDesativacao, {
      posses: { tickets: 0, carteira: 0, agendas: 0, orcamentos: 0, equipe: 0, aprovacoes: 0, delegacoes: 0 },
      colegas: [],
      impedimento: 'Sem esta pessoa ninguém administraria o portal.',
    }),
  )
  const { usuario } = abrir()
  await usuario.click(await botao('Desativar'))
  expect(await screen.findByText('Sem esta pessoa ninguém administraria o portal.')).toBeVisible()
})

it('ADM-02 quem saiu se reativa, depois de perguntar', async () => {
  const { usuario, corpos } = abrir(undefined, { situacao: 'DESATIVADO', sessoes: [] })
  await usuario.click(await botao('Reativar'))
  await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reativar' }))
  await waitFor(() => expect(corpos).toEqual([['reativar', { versao: 3 }]]))
})

it('PER-01 quem não pode mexer na conta lê por quê', async () => {
  abrir(undefined, { impedimento: 'Só um administrador mexe na conta de quem pode mais do que você.' })
  expect(await screen.findByText(/Só um administrador mexe/)).toBeVisible()
  for (const nome of ['Alterar', 'Desativar', 'Encerrar todas', 'Desligar'])
    expect(screen.queryByRole('button', { name: nome })).not.toBeInTheDocument()
})
