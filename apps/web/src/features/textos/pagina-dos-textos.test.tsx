import { listarTextos, mudarTextos, verPreviaDosTextos } from '@balcao/dominio/textos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const VARIAVEIS = [
  { nome: 'link', oQueE: 'o endereço', exemplo: 'https://exemplo.com.br', exigida: true },
  { nome: 'negocio', oQueE: 'o nome do negócio', exemplo: 'Aurora', exigida: false },
]
const CONVITE = {
  chave: 'convite' as const,
  nome: 'Convite',
  grupo: 'acesso' as const,
  quando: 'Quando alguém é convidado',
  quem: 'A pessoa convidada',
  soDoNegocio: true,
  partes: [
    {
      nome: 'corpo',
      campo: {
        especie: 'texto' as const,
        nome: 'Corpo',
        ajuda: 'O que diz',
        tamanho: 200,
        linhas: true,
        obrigatorio: true,
      },
      padrao: 'Abra {link}',
      variaveis: VARIAVEIS,
    },
  ],
  niveis: [{ idFil: null, valores: { corpo: 'Venha: {link}' }, versao: 4 }],
}
const EMAIL = {
  ...CONVITE,
  chave: 'emailDoTicket' as const,
  nome: 'E-mail do ticket',
  grupo: 'tickets' as const,
  soDoNegocio: false,
  niveis: [],
}

function abrir(endereco = '/administracao/textos') {
  const pedidos: unknown[] = []
  const previas: unknown[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(listarTextos, {
      filiais: [{ id: 1, nome: 'Matriz' }],
      mudaONegocio: true,
      itens: [CONVITE, EMAIL],
    }),
    responder(mudarTextos, async (request) => {
      pedidos.push(await request.json())
      return { message: 'Já vale.' }
    }),
    responder(verPreviaDosTextos, async (request) => {
      const corpo = (await request.json()) as { de: string }
      previas.push(corpo)
      return corpo.de === '9'
        ? recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira', campos: { de: 'Não há.' } })
        : { dados: 'Ticket 2026.1', partes: [{ nome: 'Corpo', texto: 'Venha: https://x' }] }
    }),
  )
  return { ...abrirPortal(endereco), pedidos, previas }
}

describe('ADM-08 a tela dos textos', () => {
  it('ADM-08 diz o que sai, a quem, e o que se mudou', async () => {
    abrir()
    expect(await screen.findByRole('row', { name: /Convite.*Todo o negócio/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /E-mail do ticket.*De fábrica/ })).toBeVisible()
  })

  it('ADM-08 procura por nome, por quando vai ou pelo que diz, e a busca fica no endereço', async () => {
    const { usuario, roteador } = abrir()
    await usuario.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'convite')
    expect(await screen.findByText('1 mensagem')).toBeVisible()
    expect(screen.queryByRole('row', { name: /E-mail do ticket/ })).toBeNull()
    await waitFor(() => expect(roteador.state.location.search).toEqual({ termo: 'convite' }))
    await usuario.clear(screen.getByRole('searchbox', { name: 'Buscar' }))
    expect(await screen.findByText('2 mensagens')).toBeVisible()
    await waitFor(() => expect(roteador.state.location.search).toEqual({}))
  })

  it('ADM-08 o que não serve se diz no campo; o que volta ao de fábrica não fica escrito', async () => {
    const { usuario, pedidos } = abrir('/administracao/textos?chave=convite')
    const janela = within(await screen.findByRole('dialog', { name: 'Convite' }))
    const corpo = await janela.findByRole('textbox', { name: /Corpo/ })
    expect(corpo).toHaveValue('Venha: {link}')
    await usuario.clear(corpo)
    await usuario.type(corpo, 'Venha')
    await usuario.tab()
    expect(await janela.findByText(/Falta \{link\}/)).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: /Pôr \{link\}/ }))
    expect(corpo).toHaveValue('Venha{link}')
    await usuario.click(janela.getByRole('button', { name: 'Voltar ao de fábrica' }))
    expect(corpo).toHaveValue('Abra {link}')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(pedidos).toEqual([{ idFil: null, valores: { corpo: null }, versao: 4 }]))
  })

  it('ADM-08 a prévia leva o que ainda não se guardou, com os dados de quem se escolhe', async () => {
    const { usuario, previas } = abrir('/administracao/textos?chave=emailDoTicket')
    const janela = within(await screen.findByRole('dialog', { name: 'E-mail do ticket' }))
    const corpo = await janela.findByRole('textbox', { name: /Corpo/ })
    await usuario.type(corpo, ' hoje')
    const dados = janela.getByRole('textbox', { name: 'Com os dados do ticket' })
    await usuario.type(dados, '9{Enter}')
    expect(await janela.findByText('Não há.')).toBeVisible()
    await usuario.clear(dados)
    await usuario.click(janela.getByRole('button', { name: 'Ver a prévia' }))
    expect(await janela.findByText('Venha: https://x')).toBeVisible()
    expect(previas.at(-1)).toEqual({ idFil: null, valores: { corpo: 'Abra {link} hoje' }, de: '' })
  })
})
