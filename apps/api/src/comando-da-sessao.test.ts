import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../test/app-de-teste.ts'
import { comandoDaSessao } from './comando-da-sessao.ts'
import { colaborador } from './features/acesso/tabelas.ts'
import { filial } from './features/filiais/tabelas.ts'
import { filialVisivel } from './features/filiais/visibilidade.ts'
import { transacao } from './platform/banco/transacao.ts'
import type { Sessao } from './sessao.ts'

describe('comandoDaSessao', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const autorizacoes: Sessao['autorizacoes'] = new Set()
  const sessaoDe = (colaboradorId: number, tipo: TipoDeUsuario, filiais: number[]): Sessao => ({
    id: colaboradorId,
    colaboradorId,
    nome: 'Ana',
    email: 'ana@exemplo.com',
    tipo,
    filialId: 1,
    filiais,
    setores: [],
    veTudo: tipo === 'ADMIN',
    autorizacoes,
    expiraEm: new Date(),
  })

  const filiaisDe = comandoDaSessao((banco, sessao) =>
    banco.select({ id: filial.id }).from(filial).where(filialVisivel(sessao)).orderBy(filial.id),
  )

  it('PER-01 cada um com o seu, mesmo quando o comando já foi construído para outro', async () => {
    const { banco } = teste.negocio()
    const ids = async (sessao: Sessao) => (await filiaisDe(banco, sessao, {})).map(({ id }) => id)
    expect(await ids(sessaoDe(1, 'OPERADOR', [1, 2]))).toEqual([1, 2])
    expect(await ids(sessaoDe(2, 'OPERADOR', [3]))).toEqual([3])
    expect(await ids(sessaoDe(3, 'OPERADOR', []))).toEqual([])
    expect((await ids(sessaoDe(4, 'ADMIN', []))).length).toBe(await banco.$count(filial))
    expect(await ids(sessaoDe(1, 'OPERADOR', [2]))).toEqual([2])
  })

  it('PER-01 um valor da sessão sem lugar previsto é recusado, não o de quem veio antes', async () => {
    const { banco } = teste.negocio()
    const peloEmail = comandoDaSessao((executor, { email }) =>
      executor.select({ id: colaborador.id }).from(colaborador).where(eq(colaborador.email, email)),
    )
    await expect(peloEmail(banco, sessaoDe(1, 'OPERADOR', []), {})).rejects.toThrow(/email/)
  })

  it('TIC-13 dentro de uma transação vê o que ela fez', async () => {
    const { banco } = teste.negocio()
    const nomeDe = comandoDaSessao((executor, _sessao, { id }: { id: number }) =>
      executor.select({ nome: filial.nome }).from(filial).where(eq(filial.id, id)),
    )
    const desfeita = transacao(banco, async (tx) => {
      await tx.update(filial).set({ nome: sql`'Outra'` }).where(eq(filial.id, 1))
      expect(await nomeDe(tx, sessaoDe(1, 'ADMIN', []), { id: 1 })).toEqual([{ nome: 'Outra' }])
      throw new Error('desfazer')
    })
    await expect(desfeita).rejects.toThrow('desfazer')
    expect(await nomeDe(banco, sessaoDe(1, 'ADMIN', []), { id: 1 })).not.toEqual([{ nome: 'Outra' }])
  })
})
