import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { acao, cenarioDeAutomacoes } from '../../../test/cenario-de-automacoes.ts'
import { cenarioDoLink } from '../../../test/cenario-do-link.ts'
import { cumprirTarefas } from '../../../test/cumprir-tarefas.ts'
import { escreverEmail } from '../../../test/escrever-email.ts'
import { receberEmail } from '../../../test/receber-email.ts'
import { comToken, tokenDoTicket } from '../correio/token.ts'

let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
afterAll(() => teste.fechar())

it('MES-10 a resposta do cliente aciona a regra, uma vez, venha pelo link ou por e-mail', async () => {
  const cenario = await cenarioDeAutomacoes(teste)
  const clientes = cenarioDoLink(teste)
  const { id, segredo } = await clientes.comLink()
  const { status } = await cenario.criar({
    nome: 'Cliente voltou',
    quando: 'CLIENTE_RESPONDEU',
    entao: [acao({ tipo: 'ELEVAR' })],
  })
  expect(status).toBe(200)
  const chave = 'uma-intencao-do-cliente'
  for (const vez of [1, 2]) {
    expect([vez, (await clientes.responder(segredo, { chave })).status]).toEqual([vez, 200])
    await cumprirTarefas(teste)
  }
  expect(await cenario.ditas(id)).toHaveLength(1)
  const endereco = comToken('sac@aurora.test', tokenDoTicket(teste.negocio().segredos.correio, id))
  await receberEmail(teste, escreverEmail('E agora?', { To: endereco }))
  expect(await cenario.ditas(id)).toHaveLength(2)
  expect((await cenario.execucoes()).map(({ ticketId, situacao }) => [ticketId, situacao])).toEqual([
    [id, 'FEITA'],
    [id, 'FEITA'],
  ])
})
