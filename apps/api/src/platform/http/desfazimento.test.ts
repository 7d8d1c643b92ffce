import { expect, it } from 'vitest'
import { ConfirmacaoEmDuvida } from '../banco/transacao.ts'
import { criarDesfazimento } from './desfazimento.ts'

it('GER-14 desfaz do mais novo ao mais velho, uma vez só, mesmo que um falhe', async () => {
  const feitos: string[] = []
  const { lembrar, desfazer, tentar } = criarDesfazimento()
  const falhar = tentar(async () => {
    lembrar(async () => void feitos.push('a'))
    lembrar(() => Promise.reject(new Error('o disco sumiu')))
    lembrar(async () => void feitos.push('c'))
    throw new Error('recusado')
  })
  await expect(falhar).rejects.toThrow('recusado')
  await desfazer()
  expect(feitos).toEqual(['c', 'a'])
})

it('GER-14 o que chegou ao fim não se desfaz', async () => {
  const feitos: string[] = []
  const { lembrar, tentar } = criarDesfazimento()
  const resposta = await tentar(async () => {
    lembrar(async () => void feitos.push('a'))
    return 'feito'
  })
  expect([resposta, feitos]).toEqual(['feito', []])
})

it('GER-14 o que talvez tenha chegado ao fim não se desfaz: perder a conexão ao confirmar não diz se o banco gravou', async () => {
  const feitos: string[] = []
  const { lembrar, tentar } = criarDesfazimento()
  const emDuvida = new ConfirmacaoEmDuvida('caiu')
  const falhar = (erro: Error) =>
    tentar(
      async () => {
        lembrar(async () => void feitos.push(erro.message))
        throw erro
      },
      (motivo) => motivo instanceof ConfirmacaoEmDuvida,
    )
  await expect(falhar(emDuvida)).rejects.toThrow(emDuvida)
  expect(feitos).toEqual([])
  await expect(falhar(new Error('recusado'))).rejects.toThrow('recusado')
  expect(feitos).toContain('recusado')
})
