import {
  despublicarVariosArtigos,
  obterArtigo,
  publicarArtigo,
  publicarVariosArtigos,
} from '@balcao/dominio/faq/contratos'
import { MAXIMO_EM_LOTE } from '@balcao/dominio/listas/lote'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeFaq } from '../../../test/cenario-de-faq.ts'
import { historico } from '../../platform/banco/tabelas.ts'

describe('publicar e tirar do ar vários artigos', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeFaq>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeFaq(teste)
  })
  afterAll(() => teste.fechar())

  const emLote = async (
    contrato: typeof publicarVariosArtigos | typeof despublicarVariosArtigos,
    artigos: unknown[],
    tipo: TipoDeUsuario = 'SUPERVISOR',
  ) => teste.chamar(contrato, { token: await teste.tokenDe(tipo), corpo: { artigos } as never })
  const lido = async (idArtigo: number) =>
    (await teste.chamar(obterArtigo, { token: await teste.tokenDe('OPERADOR'), params: { idArtigo } })).status
  const acoes = async (...ids: number[]) => {
    const doArtigo = and(eq(historico.entidade, 'faq_artigo'), inArray(historico.entidadeId, ids.map(String)))
    const linhas = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(doArtigo)
      .orderBy(asc(historico.id))
    return linhas.map(({ entidadeId, acao }) => `${entidadeId} ${acao}`)
  }

  it('FAQ-01 cada um por si: o recusado diz por quê e não desfaz os outros', async () => {
    const rascunho = await cenario.gravar('Rascunho', { publicadoEm: null })
    const publicado = await cenario.gravar('Publicado')
    const mudado = await cenario.gravar('Mudado', { publicadoEm: null, versao: 4 })
    const { status, corpo } = await emLote(publicarVariosArtigos, [
      { id: mudado, versao: 3 },
      { id: publicado, versao: 1 },
      { id: 999_999, versao: 1 },
      { id: rascunho, versao: 1 },
    ])
    expect(status).toBe(200)
    expect(corpo.feitos).toBe(1)
    expect(corpo.resultados.map(({ id, feito, message }) => [id, feito, message])).toEqual([
      [mudado, false, 'Este registro foi alterado por outra pessoa. Atualize a página e tente novamente.'],
      [publicado, false, 'Este artigo já está publicado.'],
      [999_999, false, 'Registro não encontrado.'],
      [rascunho, true, 'Artigo publicado.'],
    ])
    expect(corpo.resultados[3]?.versao).toBe(2)
    expect([await lido(rascunho), await lido(mudado)]).toEqual([200, 404])
    expect(await acoes(rascunho, publicado, mudado)).toEqual([`${rascunho} PUBLICAR`])
  })

  it('FAQ-01 tira do ar com histórico; o que já é rascunho é recusado', async () => {
    const [um, outro] = [await cenario.gravar('Um'), await cenario.gravar('Outro')]
    const rascunho = await cenario.gravar('Rascunho', { publicadoEm: null })
    const { corpo } = await emLote(
      despublicarVariosArtigos,
      [um, outro, rascunho].map((id) => ({ id, versao: 1 })),
    )
    expect(corpo.feitos).toBe(2)
    expect(corpo.resultados[2]).toMatchObject({ feito: false, message: 'Este artigo já é um rascunho.' })
    expect([await lido(um), await lido(outro)]).toEqual([404, 404])
    expect(await acoes(um, outro, rascunho)).toEqual([`${um} DESPUBLICAR`, `${outro} DESPUBLICAR`])
  })

  it('FAQ-01 409 um só, pela mesma regra', async () => {
    const idArtigo = await cenario.gravar('Publicado')
    const token = await teste.tokenDe('SUPERVISOR')
    const { status, erro } = await teste.chamar(publicarArtigo, {
      token,
      params: { idArtigo },
      corpo: { versao: 1 },
    })
    expect([status, erro.codigo]).toEqual([409, 'ARTIGO_JA_PUBLICADO'])
  })

  it.each([[[]], [[{ id: 'abc' }]], [Array.from({ length: MAXIMO_EM_LOTE + 1 }, (_, i) => ({ id: i + 1 }))]])(
    'FAQ-01 422 sem artigo que se entenda, ou com artigos demais',
    async (artigos) => {
      const { status, erro } = await emLote(publicarVariosArtigos, artigos)
      expect([status, Object.keys(erro.campos ?? {})[0]?.split('.')[0]]).toEqual([422, 'artigos'])
    },
  )

  it('AUT-10 401 sem sessão; PER-01 403 para quem só lê', async () => {
    const artigos = [{ id: await cenario.gravar('Rascunho', { publicadoEm: null }), versao: 1 }]
    for (const contrato of [publicarVariosArtigos, despublicarVariosArtigos]) {
      expect((await teste.chamar(contrato, { corpo: { artigos } })).status).toBe(401)
      expect((await emLote(contrato, artigos, 'OPERADOR')).status).toBe(403)
    }
  })
})
