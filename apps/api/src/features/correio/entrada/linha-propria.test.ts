import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { porNaCaixa } from '../../../../test/receber-email.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { criarFila } from '../../../platform/jobs/fila.ts'
import { agendar } from '../../../tarefas/catalogo.ts'
import { criarTarefas } from '../../../tarefas/tarefas.ts'

const ESPERA = { timeout: 60_000 }
const mudo = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

describe('ALC-02 SEG-04 o que chega pelo correio', () => {
  const fluxo = usarFluxo()

  it('por mais que demore a ser entendido, deixa lugar na fila para o resto', async () => {
    const negocio = fluxo.teste.negocio()
    await negocio.banco.execute(sql`delete from graphile_worker._private_jobs`)
    for (let vez = 0; vez < 8; vez++)
      await porNaCaixa(fluxo.teste, escreverEmail(`Hostil ${vez}`, { From: `x${vez}@hostil.test` }))
    let comecadas = 0
    let enviados = 0
    const { promise: solta, resolve: soltar } = Promise.withResolvers<void>()
    const carteiro = { enviar: async () => undefined }
    const tarefas = {
      ...criarTarefas(negocio, carteiro, fluxo.teste.agora),
      'entrar-correio': () => {
        comecadas++
        return solta
      },
      'enviar-email': async () => {
        enviados++
      },
    }
    const fila = criarFila({
      url: negocio.url,
      pool: negocio.banco.$client,
      painel: negocio.fila,
      tarefas,
      registrar: mudo,
    })
    onTestFinished(() => fila.parar())
    onTestFinished(() => soltar())
    await fila.iniciar()
    await expect.poll(() => comecadas, ESPERA).toBe(2)
    const mensagem = { para: 'ana@cliente.test', assunto: 'Oi', texto: 'Oi' }
    await transacao(negocio.banco, async (tx) => {
      for (let vez = 0; vez < 3; vez++) await agendar(tx, 'enviar-email', mensagem as never)
    })
    await expect.poll(() => enviados, ESPERA).toBe(3)
    expect(comecadas).toBe(2)
    soltar()
    await expect.poll(() => comecadas, ESPERA).toBe(8)
  })
})
