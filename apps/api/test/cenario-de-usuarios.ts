import { randomUUID } from 'node:crypto'
import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { criarEmissor } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { criarSorteio } from '@balcao/demo/src/sorteio.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, desc, eq } from 'drizzle-orm'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../src/features/acesso/tabelas.ts'
import { filial } from '../src/features/filiais/tabelas.ts'
import { setor } from '../src/features/setores/tabelas.ts'
import { historico } from '../src/platform/banco/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

const emissor = criarEmissor(criarSorteio(randomUUID()), [])
let pessoas = 0
/** A full name has no digits. */
const emLetras = (numero: number) =>
  [...String(numero)].map((digito) => 'abcdefghij'[Number(digito)]).join('')

type Nova = Partial<typeof colaborador.$inferInsert> & {
  tipo?: TipoDeUsuario
  setores?: number[]
  filiais?: number[]
}

/** People of the test's own, who sign in with the password of the demo. */
export function cenarioDeUsuarios(app: AppDeTeste) {
  const { banco } = app.negocio()

  const conta = async (id: number) => {
    const [linha] = await banco.select().from(colaborador).where(eq(colaborador.id, id))
    if (!linha) throw new Error(`a conta ${id} não existe`)
    return linha
  }
  const filiais = async () => (await banco.select().from(filial).orderBy(asc(filial.id))).map(({ id }) => id)
  const setores = async () =>
    (await banco.select().from(setor).where(eq(setor.ativo, true)).orderBy(asc(setor.id))).map(({ id }) => id)

  return {
    conta,
    filiais,
    setores,
    cpfInedito: () => emissor.cpf(),

    async criar({ setores: dosSetores = [], filiais: dasFiliais, ...campos }: Nova = {}) {
      const numero = ++pessoas
      const [modelo] = await banco.select().from(colaborador).where(eq(colaborador.cpf, '11144477735'))
      const todas = dasFiliais ?? (await filiais()).slice(0, 1)
      const agora = app.agora()
      const [linha] = await banco
        .insert(colaborador)
        .values({
          cpf: emissor.cpf(),
          nome: `Pessoa de Teste ${emLetras(numero)}`,
          email: `pessoa-${randomUUID()}@exemplo.test`,
          tipo: 'OPERADOR',
          senhaHash: modelo?.senhaHash ?? '',
          filialId: todas[0] ?? null,
          criadoEm: agora,
          atualizadoEm: agora,
          ...campos,
        })
        .returning()
      if (!linha) throw new Error('a pessoa não foi gravada')
      const colaboradorId = linha.id
      if (todas.length > 0)
        await banco.insert(colaboradorFilial).values(todas.map((filialId) => ({ colaboradorId, filialId })))
      if (dosSetores.length > 0)
        await banco.insert(colaboradorSetor).values(dosSetores.map((setorId) => ({ colaboradorId, setorId })))
      return linha
    },

    async entrar(cpf: string, senha = SENHA_DEMO) {
      const captcha = await app.resolverCaptcha()
      const numero = ++pessoas
      return app.chamar(entrar, {
        corpo: { cpf, senha, captcha },
        ip: `10.44.${Math.floor(numero / 250)}.${numero % 250}`,
      })
    },

    /** What was kept of the person, newest first. */
    registros: (id: number, entidade: 'usuario' | 'colaborador' = 'usuario') =>
      banco
        .select()
        .from(historico)
        .where(and(eq(historico.entidade, entidade), eq(historico.entidadeId, String(id))))
        .orderBy(desc(historico.id)),
  }
}
