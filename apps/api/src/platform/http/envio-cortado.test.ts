import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'

const ESPERA = { timeout: 60_000 }
const FORMULARIO = 'multipart/form-data; boundary=x'
const ARQUIVO =
  '--x\r\nContent-Disposition: form-data; name="arquivos[0]"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nmeio arquivo'
const CAMPO = '--x\r\nContent-Disposition: form-data; name="mensagem"\r\n\r\nmetade'

describe('SEG-04 um envio cortado não é falha do servidor', () => {
  const linhas: string[] = []
  let teste: AppDeTeste
  let token: string
  let porta: number
  beforeAll(async () => {
    teste = await criarAppDeTeste({ linhasDeLog: linhas })
    token = await teste.tokenDe('CONSUMIDOR_FINAL')
    teste.app.server.on('request', ({ url = '' }) => chegados.push(url))
    await teste.app.listen({ port: 0, host: '127.0.0.1' })
    porta = (teste.app.server.address() as AddressInfo).port
  })
  afterEach(() => void linhas.splice(0))
  afterAll(() => teste.fechar())

  const registros = () =>
    linhas.map(
      (linha) => JSON.parse(linha) as { level: number; msg: string; caminho?: string; status?: number },
    )
  const ERRO = 50
  const chegados: string[] = []
  /** Before it is being read there is nothing to be cut. */
  const chegou = async (caminho: string) => {
    await expect.poll(() => chegados, ESPERA).toContain(caminho)
    chegados.splice(0)
  }

  /** Says that more is to come than what it sends. */
  const enviar = (caminho: string, tipo: string, corpo: string) => {
    const socket = connect(porta, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      [
        `POST ${caminho} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        `Content-Type: ${tipo}`,
        `Content-Length: ${corpo.length + 5000}`,
        '',
        corpo,
      ].join('\r\n'),
    )
    return socket
  }
  /** The answer has nobody to go to: what is seen is what the log says of it. */
  const desistiu = (caminho: string) =>
    expect
      .poll(
        () => registros().some((linha) => linha.caminho === caminho && linha.msg === 'quem enviava desistiu'),
        ESPERA,
      )
      .toBe(true)

  const CASOS = [
    ['JSON', '/api/aurora/login/sac', 'application/json', '{"cpf":"1'],
    ['um arquivo', '/api/aurora/sac/tickets', FORMULARIO, ARQUIVO],
    ['um campo', '/api/aurora/sac/tickets', FORMULARIO, CAMPO],
    ['o começo de uma parte', '/api/aurora/sac/tickets', FORMULARIO, '--x\r\nContent-Dis'],
  ] as const

  it.each(CASOS)('quem some no meio, ou acaba antes do que prometeu: %s', async (_, caminho, tipo, corpo) => {
    for (const ir of ['resetAndDestroy', 'destroy', 'end'] as const) {
      const socket = enviar(caminho, tipo, corpo)
      socket.resume()
      await chegou(caminho)
      socket[ir]()
      await desistiu(caminho)
      expect(registros().filter(({ level, status = 0 }) => level >= ERRO || status >= 500)).toEqual([])
      linhas.splice(0)
    }
  })
})
