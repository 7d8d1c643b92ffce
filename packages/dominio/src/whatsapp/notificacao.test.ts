import { expect, it } from 'vitest'
import { lerNotificacao } from './notificacao.ts'

it('ALC-05 SEG-04 o que o banco não guarda não leva o resto consigo', () => {
  const mensagem = (id: string, mime_type: string) => ({
    id,
    from: '551187654321',
    timestamp: '1794916800',
    type: 'document',
    document: { id: `midia-${id}`, mime_type },
  })
  const valor = {
    metadata: { phone_number_id: '10' },
    messages: [mensagem('a', 'x\0/\uD800y'), mensagem('b\0', 'x/y'), mensagem('c', 'z'.repeat(1000))],
    statuses: [{ id: '\uD800', status: 'read', timestamp: 1 }],
  }
  const { mensagens, situacoes } = lerNotificacao({ entry: [{ changes: [{ value: valor }] }] }, '10')
  expect(mensagens.map(({ id, midia }) => [id, midia?.tipo?.length])).toEqual([
    ['a', 4],
    ['c', 100],
  ])
  expect(JSON.stringify(mensagens)).not.toContain('\\u0000')
  expect(situacoes).toEqual([])
})
