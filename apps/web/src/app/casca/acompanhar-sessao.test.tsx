import { carregarApp, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { criarClienteDeConsultas } from '../../platform/consultas.ts'
import { guardarToken, lerToken } from '../../platform/credencial.ts'
import { ProvedorDeSessao } from '../../platform/sessao.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../teste/pusher.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { AcompanharSessao } from './area-interna.tsx'

const servidor = usarServidor()
const CARGA = cargaDe('ADMIN')
const CANAL = canalDoColaborador(CARGA.colaborador.id)
const MINHA = 1
const DE_OUTRO_LUGAR = 2

async function abrir() {
  const irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const resposta = Promise.withResolvers<void>()
  servidor.use(
    responder(carregarApp, CARGA),
    responder(validarSessao, async () => {
      await resposta.promise
      return { valida: true as const, sessao: MINHA, expiraEm: '2026-12-01T00:00:00Z' }
    }),
  )
  guardarToken('t')
  const cliente = criarClienteDeConsultas(() => {})
  render(
    <QueryClientProvider client={cliente}>
      <ProvedorDeSessao carregando="carregando" falha={() => 'falha'}>
        <AcompanharSessao />
        <p>dentro</p>
      </ProvedorDeSessao>
    </QueryClientProvider>,
  )
  await screen.findByText('dentro')
  // Somebody is there: the channel is not kept waiting for the answer that this test holds back.
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(canaisOuvidos()).toContain(CANAL))
  return { cliente, irPara, responderQualE: () => act(async () => resposta.resolve()) }
}

const encerrar = (sessao: number) => act(async () => emitir(CANAL, 'sessao-encerrada', { sessao }))

it('SHL-06 a sessão encerrada antes de se saber qual é esta também sai daqui', async () => {
  const { irPara, responderQualE } = await abrir()
  await encerrar(MINHA)
  expect(irPara).not.toHaveBeenCalled()
  await responderQualE()
  await waitFor(() => expect(irPara).toHaveBeenCalledWith('/login'))
  expect(lerToken()).toBeNull()
})

it('SHL-06 a de outra janela da mesma pessoa não tira ninguém daqui; a desta, na hora', async () => {
  const { irPara, responderQualE } = await abrir()
  await responderQualE()
  await encerrar(DE_OUTRO_LUGAR)
  expect(irPara).not.toHaveBeenCalled()
  await encerrar(MINHA)
  await waitFor(() => expect(irPara).toHaveBeenCalledWith('/login'))
})

it('ADM-02 o que a pessoa passou a ser vale na janela aberta, sem recarregar', async () => {
  const { cliente, responderQualE } = await abrir()
  await responderQualE()
  const pedidas = vi.fn(() => CARGA)
  servidor.use(responder(carregarApp, pedidas))
  await act(async () => emitir(CANAL, 'acesso-mudou', {}))
  await waitFor(() => expect(pedidas).toHaveBeenCalled())
  // Nothing of it is still on its way when the next test begins.
  await waitFor(() => expect(cliente.isFetching()).toBe(0))
})
