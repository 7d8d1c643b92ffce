import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { aviso, avisoLeitura } from '../src/features/avisos/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

type Novo = Partial<typeof aviso.$inferInsert>

/** Notices of the test alone, and what each account sees of them. */
export async function cenarioDeAvisos(teste: AppDeTeste) {
  const { banco } = teste.negocio()
  await banco.delete(avisoLeitura)
  await banco.delete(aviso)

  const gravar = async (novo: Novo = {}): Promise<number> => {
    const padrao = { titulo: 'Aviso', mensagem: 'Texto', publicadoEm: new Date() }
    const [linha] = await banco
      .insert(aviso)
      .values({ ...padrao, ...novo })
      .returning({ id: aviso.id })
    return linha?.id ?? 0
  }
  const ver = async (tipo: TipoDeUsuario, query: Record<string, unknown> = {}) =>
    teste.chamar(listarAvisos, { token: await teste.tokenDe(tipo), query })
  const filiaisDe = async (tipo: TipoDeUsuario) => {
    const { corpo } = await teste.chamar(carregarApp, { token: await teste.tokenDe(tipo) })
    return corpo.filiais.map(({ idFil }) => idFil)
  }
  return { gravar, ver, filiaisDe }
}
