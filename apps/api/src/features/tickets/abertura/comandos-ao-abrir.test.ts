import { expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { comandosEnviados } from '../../../../test/contar-comandos.ts'

const abertura = usarAbertura()

/** What each trip to the database costs is most of what opening costs: more of them is a decision, not an accident. */
it('NOV-05 abrir um ticket: até 15 comandos, com a confirmação por e-mail', async () => {
  const pedido = await abertura.preencher('ELOGIO')
  await abertura.enviar(pedido)
  let status = 0
  const enviados = await comandosEnviados(async () => {
    status = (await abertura.enviar(pedido)).status
  })
  expect(status).toBe(200)
  expect(enviados.length, enviados.join('\n')).toBeLessThanOrEqual(15)
})
