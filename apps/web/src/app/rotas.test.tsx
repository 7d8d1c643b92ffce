import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../teste/servidor.ts'

const servidor = usarServidor()
const abrir = (caminho: string, opcoes?: { conectado?: boolean }) => {
  servidor.use(...respostasDoPortal())
  return abrirPortal(caminho, opcoes)
}
const naPagina = async (titulo: RegExp | string) =>
  expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeVisible()

describe('rotas', () => {
  it('SHL-01 / abre /home', async () => {
    const { roteador } = abrir('/')
    await naPagina(/Ana$/)
    expect(roteador.state.location.pathname).toBe('/home')
  })

  it.each([true, false])('SHL-01 um endereço desconhecido, com sessão: %s', async (conectado) => {
    abrir('/nao-existe/mesmo', { conectado })
    await naPagina('Página não encontrada')
    expect(document.title).toBe('Página não encontrada · Aurora Distribuidora')
    expect(screen.queryAllByRole('banner')).toHaveLength(conectado ? 1 : 0)
  })

  it('SHL-01 a galeria não existe onde não foi ligada', async () => {
    abrir('/componentes')
    await naPagina('Página não encontrada')
  })

  it.each(['/', '/home', '/home?x=1#y', '/componentes'])('AUT-10 %s exige sessão', async (caminho) => {
    const { roteador } = abrir(caminho, { conectado: false })
    await naPagina('Entrar no portal')
    expect(roteador.state.location.pathname).toBe('/login')
  })

  it('AUT-05 lembra o caminho de quem chega sem sessão', async () => {
    abrir('/home?status=1', { conectado: false })
    await naPagina('Entrar no portal')
    expect(sessionStorage.getItem('balcao:caminho-lembrado')).toBe('/home?status=1')
  })

  it('ERR-01 quem perdeu a sessão lê isso no login', async () => {
    sessionStorage.setItem('balcao:sessao-terminou', 'sim')
    abrir('/login', { conectado: false })
    await naPagina('Entrar no portal')
    expect(screen.getByText(/^Sua sessão terminou/)).toBeVisible()
  })

  it('quem já entrou não vê o login', async () => {
    const { roteador } = abrir('/login')
    await naPagina(/Ana$/)
    expect(roteador.state.location.pathname).toBe('/home')
  })

  it('sem a carga, diz por que e tenta de novo', async () => {
    servidor.use(responder(carregarApp, recusar(409, { message: 'Cadastro em manutenção.' })))
    const respostas = respostasDoPortal()
    servidor.use(...respostas.slice(1))
    const { usuario } = abrirPortal('/home')
    await naPagina('Cadastro em manutenção.')
    servidor.use(...respostas)
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Ana$/))
  })
})
