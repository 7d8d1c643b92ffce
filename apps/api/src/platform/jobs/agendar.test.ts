import { describe, expect, it } from 'vitest'
import { agendar, type Catalogo, cenario, ESPERA } from '../../../test/cenario-de-tarefas.ts'
import { transacao } from '../banco/transacao.ts'
import type { Tarefas } from './fila.ts'
import { migrarFila } from './migrar-fila.ts'

describe('agendar', () => {
  it('a tarefa existe só se a transação for confirmada', async () => {
    const { banco, ligar, esvaziar, somados } = await cenario()
    await ligar()
    const desfeita = transacao(banco, async (tx) => {
      await agendar(tx, 'somar', { valor: 1 })
      throw new Error('desfazer')
    })
    await expect(desfeita).rejects.toThrow('desfazer')
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 2 }))
    await expect.poll(() => somados, ESPERA).toEqual([2])
    await esvaziar()
  })

  it('nada é executado enquanto a transação está aberta', async () => {
    const { banco, ligar, esvaziar, somados } = await cenario()
    await ligar()
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await esvaziar()
    await transacao(banco, async (tx) => {
      await agendar(tx, 'somar', { valor: 2 })
      await transacao(banco, (outra) => agendar(outra, 'somar', { valor: 3 }))
      await expect.poll(() => somados, ESPERA).toEqual([1, 3])
    })
    await expect.poll(() => somados, ESPERA).toEqual([1, 3, 2])
  })

  it('uma tarefa com a mesma chave substitui a que espera; data e tentativas são respeitadas', async () => {
    const { pool, banco, ligar, jobs, esvaziar, registrar, somados } = await cenario()
    await migrarFila(pool, registrar)
    const em = new Date('2099-01-02T03:04:05Z')
    await transacao(banco, async (tx) => {
      await agendar(tx, 'somar', { valor: 1 }, { chave: 'soma', em, tentativas: 3 })
      await agendar(tx, 'somar', { valor: 2 }, { chave: 'soma', em, tentativas: 3 })
    })
    expect(await jobs()).toMatchObject([
      { key: 'soma', run_at: em, max_attempts: 3, task_identifier: 'somar' },
    ])
    await ligar()
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 3 }, { chave: 'soma' }))
    await esvaziar()
    expect(somados).toEqual([3])
  })

  it('nome fora do catálogo ou dados errados não compilam', () => {
    const tx = null as unknown as Parameters<typeof agendar>[0]
    // @ts-expect-error the catalogue has no such task
    void (() => agendar(tx, 'inexistente', {}))
    // @ts-expect-error the task takes a number
    void (() => agendar(tx, 'somar', { valor: 'um' }))
    // @ts-expect-error every task of the catalogue needs its code
    const faltando: Tarefas<Catalogo> = { somar: async () => undefined }
    expect(faltando).toBeDefined()
  })
})
