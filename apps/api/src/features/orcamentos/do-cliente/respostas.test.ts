import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import {
  abrirOrcamentoPeloLink,
  aceitarOrcamentoPeloLink,
  criarLinkDoOrcamento,
  perguntarPeloLink,
  recusarOrcamentoPeloLink,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { listarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { aviso } from '../../avisos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

describe('o que o cliente faz com o link', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  let visitas = 0
  // Each visitor from an address of their own: the limit per address has its test.
  const deOutroLugar = () => ({ ip: `10.8.${Math.floor(++visitas / 250)}.${visitas % 250}` })
  const linkDe = async (id: number) => {
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(criarLinkDoOrcamento, { token, params: { id } })
    return new URL(corpo.endereco).searchParams.get('token') ?? ''
  }
  const comLink = async () => {
    const incluido = await cenario.incluirOrcamento()
    return { ...incluido, segredo: await linkDe(incluido.id) }
  }
  const ver = (token: string) => teste.chamar(verOrcamentoPeloLink, { query: { token }, ...deOutroLugar() })
  const abrir = (token: string) =>
    teste.chamar(abrirOrcamentoPeloLink, { corpo: { token }, ...deOutroLugar() })
  const recusar = (token: string, corpo: object = {}) =>
    teste.chamar(recusarOrcamentoPeloLink, {
      corpo: { token, versao: 1, nome: 'Ana Lima', motivo: 'Comprei de outro', ...corpo },
      ...deOutroLugar(),
    })
  const perguntar = (token: string, texto = 'Entrega no sábado?') =>
    teste.chamar(perguntarPeloLink, { corpo: { token, nome: 'Ana Lima', texto }, ...deOutroLugar() })
  const aceitar = (token: string, versao: number) =>
    teste.chamar(aceitarOrcamentoPeloLink, { corpo: { token, versao, nome: 'Ana Lima' }, ...deOutroLugar() })
  const envioDe = async (id: number) => {
    const pergunta = { token: await teste.tokenDe('OPERADOR'), params: { id } }
    return (await teste.chamar(obterOrcamento, pergunta)).corpo.envio.situacao
  }
  const listados = async (...envio: string[]) => {
    const { corpo } = await teste.chamar(listarOrcamentos, {
      token: await teste.tokenDe('ADMIN'),
      query: { envio, take: 100 },
    })
    return corpo.itens.map(({ id, envio: { situacao } }) => `${id} ${situacao}`)
  }
  const quantos = async (id: number, acao: string, titulo: string) => {
    const { banco } = teste.negocio()
    return [
      await banco.$count(historico, and(eq(historico.entidadeId, String(id)), eq(historico.acao, acao))),
      await banco.$count(atividade, and(eq(atividade.tipo, 'ORCAMENTO'), eq(atividade.referenciaId, id))),
      await banco.$count(aviso, sql`titulo like ${`${titulo}%`}`),
    ]
  }

  it('VEN-02 enviado, aberto, recusado e aceito se distinguem e se filtram; pedir a página, como faz um filtro de e-mail, não a abre', async () => {
    const guardado = await cenario.incluirOrcamento()
    const { id, segredo } = await comLink()
    await ver(segredo)
    expect([await envioDe(guardado.id), await envioDe(id)]).toEqual(['NAO_ENVIADO', 'ENVIADO'])
    expect(await listados('ENVIADO')).toContain(`${id} ENVIADO`)
    expect(await listados('NAO_ENVIADO')).toContain(`${guardado.id} NAO_ENVIADO`)
    expect((await Promise.all([abrir(segredo), abrir(segredo)])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect(await envioDe(id)).toBe('ABERTO')
    expect((await quantos(id, 'ABERTURA', '-'))[0]).toBe(1)
    expect(await listados('ENVIADO')).not.toContain(`${id} ENVIADO`)
    expect(await listados('ABERTO', 'ACEITO')).toContain(`${id} ABERTO`)
    await recusar(segredo)
    expect(await envioDe(id)).toBe('RECUSADO')
    expect(await listados('RECUSADO')).toContain(`${id} RECUSADO`)
    expect((await aceitar(segredo, 2)).status).toBe(200)
    expect(await envioDe(id)).toBe('ACEITO')
    expect(await listados('ACEITO')).toContain(`${id} ACEITO`)
    expect(await listados('RECUSADO', 'ABERTO', 'ENVIADO')).not.toContain(`${id} ACEITO`)
  })

  it('VEN-02 enviado de novo, espera outra vez que o abram', async () => {
    const { id, segredo } = await comLink()
    await abrir(segredo)
    await recusar(segredo)
    await linkDe(id)
    expect(await envioDe(id)).toBe('ENVIADO')
  })

  it('VEN-02, AVI-01 a recusa tem motivo, chega a quem vende e deixa o orçamento em aberto; dita duas vezes, é uma', async () => {
    const { id, segredo } = await comLink()
    const [primeira, segunda] = [await recusar(segredo), await recusar(segredo)]
    expect([primeira.status, segunda.corpo]).toEqual([200, primeira.corpo])
    expect(await quantos(id, 'RECUSA', `Orçamento ${id} recusado`)).toEqual([1, 1, 1])
    const [guardado] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    expect(guardado).toMatchObject({
      status: 'ORCAMENTO',
      perdidoEm: null,
      motivoRecusa: 'Comprei de outro',
      versao: 2,
    })
    expect((await ver(segredo)).corpo.situacao).toBe('RECUSADO')
  })

  it('VEN-02 409 do que mudou ou já se decidiu; 422 sem motivo; 404 do link que não vale', async () => {
    const mudado = await comLink()
    const { status, erro } = await recusar(mudado.segredo, { versao: 9 })
    expect([status, erro.codigo]).toEqual([409, 'ORCAMENTO_MUDOU'])
    const aceito = await comLink()
    await aceitar(aceito.segredo, 1)
    expect((await recusar(aceito.segredo, { versao: 2 })).erro.codigo).toBe('ORCAMENTO_ENCERRADO')
    expect(Object.keys((await recusar(mudado.segredo, { motivo: ' ' })).erro.campos ?? {})).toEqual([
      'motivo',
    ])
    for (const resposta of [await abrir('nada'), await recusar('nada'), await perguntar('nada')])
      expect([resposta.status, resposta.erro.codigo]).toEqual([404, 'LINK_DE_ORCAMENTO_INVALIDO'])
  })

  it('VEN-02, AVI-01 a pergunta chega a quem vende; a mesma outra vez é uma só; há um limite por hora', async () => {
    const { id, segredo } = await comLink()
    const [primeira, segunda] = [await perguntar(segredo), await perguntar(segredo)]
    expect([primeira.status, segunda.corpo]).toEqual([200, primeira.corpo])
    expect(await quantos(id, 'PERGUNTA', `Pergunta sobre o orçamento ${id}`)).toEqual([1, 1, 1])
    for (let vez = 1; vez < LIMITE_POR_HORA.perguntaSobreOrcamento; vez++)
      expect((await perguntar(segredo, `Outra dúvida, a de número ${vez}`)).status).toBe(200)
    expect((await perguntar(segredo, 'Mais uma dúvida')).status).toBe(429)
    expect((await ver(segredo)).corpo.versao).toBe(1)
  })
})
