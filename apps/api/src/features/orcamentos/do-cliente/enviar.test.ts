import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import {
  criarLinkDoOrcamento,
  enviarOrcamento,
  revogarLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { cumprirTarefas, tokenDa } from '../../../../test/cumprir-tarefas.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { clienteEmail } from '../../clientes/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

const ESPACO_FIXO = '\u00A0'
const EMAIL = 'compras@sol.com.br'

describe('POST /orcamentos/:id/link/email', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())
  // What another test left in the queue is not this one's.
  beforeEach(() => cumprirTarefas(teste))

  const incluir = async (novo: Parameters<typeof cenario.incluirOrcamento>[0] = {}) => {
    const incluido = await cenario.incluirOrcamento(novo)
    const { clienteId } = incluido
    await teste
      .negocio()
      .banco.insert(clienteEmail)
      .values({ clienteId, email: EMAIL, descricao: 'Compras' })
      .onConflictDoNothing()
    return incluido
  }
  const enviar = async (id: number, corpo: object = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(enviarOrcamento, {
      token: await teste.tokenDe(tipo),
      params: { id },
      corpo: { email: EMAIL, ...corpo },
    })
  const emailDe = async (tipo: TipoDeUsuario) => {
    const onde = eq(colaborador.id, await cenario.idDaConta(tipo))
    const [conta] = await teste.negocio().banco.select().from(colaborador).where(onde)
    return conta?.email
  }
  const ver = async (token: string) => (await teste.chamar(verOrcamentoPeloLink, { query: { token } })).status

  it('VEN-02 a mensagem leva um link próprio, que não cancela o copiado; cancelar cancela os dois', async () => {
    const { id } = await incluir()
    const token = await teste.tokenDe('OPERADOR')
    const copiado = new URL(
      (await teste.chamar(criarLinkDoOrcamento, { token, params: { id } })).corpo.endereco,
    ).searchParams.get('token')
    const { status, corpo } = await enviar(id, { mensagem: 'Como combinamos.' })
    expect([status, corpo.message]).toEqual([200, `O orçamento vai para ${EMAIL} em instantes.`])
    const [mensagem, ...outras] = await cumprirTarefas(teste)
    expect(outras).toEqual([])
    expect(mensagem).toMatchObject({
      para: EMAIL,
      assunto: expect.stringContaining(`Orçamento ${id} da Aurora`),
      texto: expect.stringContaining('Como combinamos.'),
      responderA: await emailDe('OPERADOR'),
      anexos: [expect.objectContaining({ nome: `orcamento-${id}.pdf`, tipo: 'application/pdf' })],
    })
    for (const dito of ['R$ 101,00', nomeDaConta('OPERADOR')]) {
      expect(mensagem?.assunto.replaceAll(ESPACO_FIXO, ' ')).toContain(dito)
      expect(mensagem?.texto.replaceAll(ESPACO_FIXO, ' ')).toContain(dito)
    }
    expect([await ver(tokenDa(mensagem)), await ver(copiado ?? '')]).toEqual([200, 200])
    await teste.chamar(revogarLinkDoOrcamento, { token, params: { id } })
    expect([await ver(tokenDa(mensagem)), await ver(copiado ?? '')]).toEqual([404, 404])
  })

  it('VEN-02 perdido antes de sair da fila não sai', async () => {
    const { id } = await incluir()
    await enviar(id)
    await teste
      .negocio()
      .banco.update(orcamento)
      .set({ perdidoEm: teste.agora() })
      .where(eq(orcamento.id, id))
    expect(await cumprirTarefas(teste)).toEqual([])
  })

  it('VEN-02 422 para endereço que não é do cliente; 409 para o decidido; 429 para quem insiste', async () => {
    const { id } = await incluir()
    const estranho = await enviar(id, { email: 'outro@fora.com.br' })
    expect([estranho.status, estranho.erro.campos]).toEqual([
      422,
      { email: 'Este endereço não está no cadastro do cliente.' },
    ])
    expect((await enviar(id, { email: 'isto não é' })).status).toBe(422)
    const perdido = await incluir({ campos: { perdidoEm: new Date() } })
    expect((await enviar(perdido.id)).status).toBe(409)
    for (let vez = 0; vez < LIMITE_POR_HORA.envioDeOrcamento; vez++)
      expect((await enviar(id)).status).toBe(200)
    expect((await enviar(id)).status).toBe(429)
  })

  it('PER-01 404, 401 e 403', async () => {
    const { id } = await incluir()
    expect((await enviar(id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await teste.chamar(enviarOrcamento, { params: { id } })).status).toBe(401)
    expect((await enviar(id, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
