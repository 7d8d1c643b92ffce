import { contrato } from '@balcao/dominio/contrato'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { guardarToken } from './credencial.ts'
import { enviarComProgresso } from './envio-com-progresso.ts'

const abrir = contrato('POST /teste/tickets', {
  acao: 'TICKET_ABRIR',
  descricao: 'Envio de teste',
  muda: [],
  corpo: z.object({ assunto: z.string(), nada: z.nullable(z.string()) }),
  arquivos: { campo: 'arquivos', maximo: 6, extensoes: ['.png'] },
  resposta: z.object({ id: z.number() }),
})
const servidor = usarServidor()
const corpo = { assunto: 'Olá', nada: null }
const enviar = (arquivos: File[] = [], signal = new AbortController().signal) =>
  enviarComProgresso(abrir, { corpo, arquivos }, { chave: 'k1', signal, aoProgredir: () => {} })

it('TIC-13 manda o token e a chave; sem arquivos é JSON', async () => {
  guardarToken('segredo')
  let visto: Record<string, unknown> = {}
  servidor.use(
    responder(abrir, async (pedido) => {
      const { headers } = pedido
      visto = {
        token: headers.get('authorization'),
        chave: headers.get('idempotency-key'),
        corpo: await pedido.json(),
      }
      return { id: 9 }
    }),
  )
  expect(await enviar()).toEqual({ id: 9 })
  expect(visto).toEqual({ token: 'Bearer segredo', chave: 'k1', corpo })
})

it('com arquivos é multipart', async () => {
  let campos: [string, FormDataEntryValue][] = []
  servidor.use(
    responder(abrir, async (pedido) => {
      campos = [...(await pedido.formData())]
      return { id: 9 }
    }),
  )
  await enviar([new File(['bytes'], 'a.png')])
  expect(campos.map(([nome]) => nome)).toEqual(['assunto', 'arquivos[]'])
})

it('ERR-02 a recusa traz a mensagem e os campos', async () => {
  const recusa = { codigo: 'CAMPOS_INVALIDOS', message: 'Confira.', campos: { assunto: 'Curto' } }
  servidor.use(responder(abrir, () => recusar(422, recusa)))
  await expect(enviar()).rejects.toMatchObject({
    status: 422,
    message: 'Confira.',
    campos: { assunto: 'Curto' },
  })
})

it('ERR-03 a rede que falha e o envio cancelado são falhas de comunicação', async () => {
  servidor.use(responder(abrir, semRede))
  await expect(enviar()).rejects.toMatchObject({ status: 0 })
  servidor.use(responder(abrir, () => new Promise<Response>(() => {})))
  const desistencia = new AbortController()
  const envio = enviar([], desistencia.signal)
  desistencia.abort()
  await expect(envio).rejects.toMatchObject({ status: 0 })
})

it('ERR-01 a sessão que acabou leva ao login', async () => {
  const irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  guardarToken('velho')
  servidor.use(responder(abrir, () => recusar(401, { message: 'Sessão expirada' })))
  await expect(enviar()).rejects.toMatchObject({ status: 401 })
  expect(irPara).toHaveBeenCalledExactlyOnceWith('/login')
})
