import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { freteTabela } from '../fretes/tabelas.ts'

const { transportadora: transportadoras } = CONTRATOS_DO_CATALOGO

describe('ADM-07 os dados comerciais', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const como = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
  const ultimaEntrada = async () => {
    const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await como()) })
    const entrada = corpo.itens.find(({ acao }) => acao !== 'Entrou')
    if (!entrada) throw new Error('nada foi registrado')
    return entrada
  }
  const desfazer = async () =>
    teste.chamar(desfazerAjuste, { params: { idEntrada: (await ultimaEntrada()).id }, ...(await como()) })

  describe('ADM-07 transportadoras', () => {
    const NOVA = { cnpj: '33.014.556/0001-96', razaoSocial: 'Rápido Sereno', cidade: 'Campinas', uf: 'SP' }
    const criar = async (valores: Record<string, string>, quem: TipoDeUsuario = 'ADMIN') =>
      teste.chamar(transportadoras.criar, {
        corpo: { valores: { ...NOVA, ...valores } },
        ...(await como(quem)),
      })
    const oferecidas = async (q: string) =>
      (
        await teste.chamar(pesquisarTransportadoras, { query: { q }, ...(await como('OPERADOR')) })
      ).corpo.itens.map(({ razSoc }) => razSoc)

    it('401, 403; o CNPJ que não é, ou que já é de outra, é recusado no campo', async () => {
      expect((await teste.chamar(transportadoras.listar)).status).toBe(401)
      expect((await criar({}, 'GERENTE')).status).toBe(403)
      const recusada = await criar({ cnpj: '33.014.556/0001-97' })
      expect([recusada.status, Object.keys(recusada.erro.campos ?? {})]).toEqual([422, ['valores.cnpj']])
      const { itens } = (await teste.chamar(transportadoras.listar, await como())).corpo
      const repetida = await criar({ cnpj: itens[0]?.valores.cnpj ?? '' })
      expect(repetida.erro.campos?.['valores.cnpj']).toMatch(/^Já existe/)
    })

    it('nasce com o CNPJ sem pontos, é oferecida na hora, sai, e o desfazer a traz de volta', async () => {
      const { status, corpo } = await criar({})
      expect([status, corpo.message]).toEqual([200, 'Transportadora “Rápido Sereno” criada.'])
      const { itens } = (await teste.chamar(transportadoras.listar, await como())).corpo
      expect(itens.find(({ id }) => id === corpo.id)?.valores.cnpj).toBe('33014556000196')
      expect(await oferecidas('sereno')).toEqual(['Rápido Sereno'])
      const alvo = { params: { idLinha: corpo.id }, ...(await como()) }
      // The mask alone is no change.
      const igual = await teste.chamar(transportadoras.alterar, {
        ...alvo,
        corpo: { valores: NOVA, versao: 1 },
      })
      expect(igual.status).toBe(200)
      expect((await ultimaEntrada()).acao).toBe('Criou')
      expect((await teste.chamar(transportadoras.retirar, { ...alvo, corpo: { versao: 1 } })).status).toBe(
        200,
      )
      expect(await oferecidas('sereno')).toEqual([])
      expect((await desfazer()).status).toBe(200)
      expect(await oferecidas('sereno')).toEqual(['Rápido Sereno'])
      expect((await teste.chamar(transportadoras.retirar, { ...alvo, corpo: { versao: 2 } })).status).toBe(
        409,
      )
      expect(
        (
          await teste.chamar(transportadoras.retirar, {
            ...alvo,
            params: { idLinha: 9_999_999 },
            corpo: { versao: 1 },
          })
        ).status,
      ).toBe(404)
    })

    it('a que tem tabela de frete em uso não se retira, e a recusa diz o que se quebraria', async () => {
      const [tabela] = await banco()
        .select({ id: freteTabela.transportadoraId })
        .from(freteTabela)
        .where(eq(freteTabela.ativa, true))
        .limit(1)
      const { itens } = (await teste.chamar(transportadoras.listar, await como())).corpo
      const dela = itens.find(({ id }) => id === tabela?.id)
      const { status, erro } = await teste.chamar(transportadoras.retirar, {
        params: { idLinha: dela?.id ?? 0 },
        corpo: { versao: dela?.versao ?? 0 },
        ...(await como()),
      })
      expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
      expect(erro.message).toMatch(/• \d+ tabelas? de frete em uso/)
    })
  })
})
