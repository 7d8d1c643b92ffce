import { colaborador, colaboradorFilial, colaboradorSetor } from '@balcao/api/src/features/acesso/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { setor } from '@balcao/api/src/features/setores/tabelas.ts'
import { convite } from '@balcao/api/src/features/usuarios/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { criarEmissor } from '../brasil/gerar-documentos.ts'
import { EMPRESAS } from '../filiais/filiais.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { criarSorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'

const DIA_MS = 86_400_000

type Ausente = {
  nome: string
  tipo: TipoDeUsuario
  /** Days ago; null for somebody who came in once, and left. */
  convidadoHa: number | null
  cancelado?: true
}

export const AUSENTES: readonly Ausente[] = [
  { nome: 'Bianca Torres Vidal', tipo: 'OPERADOR', convidadoHa: 1 },
  { nome: 'Diego Farias Nunes', tipo: 'REPRESENTANTE', convidadoHa: 2 },
  { nome: 'Elisa Campos Rangel', tipo: 'COLABORADOR', convidadoHa: 20 },
  { nome: 'Gustavo Peres Luz', tipo: 'OPERADOR', convidadoHa: 5, cancelado: true },
  { nome: 'Rosana Mattos Pinto', tipo: 'OPERADOR', convidadoHa: null },
  { nome: 'Valter Siqueira Dias', tipo: 'REPRESENTANTE', convidadoHa: null },
]
const DIAS_DO_CONVITE = 7

/** ADM-02 Who was asked in and is not here yet, who was asked too long ago, and who left. */
export async function preencherUsuarios(tx: Executor, { negocio, agora }: OpcoesDaDemo): Promise<void> {
  const cpfs = (await tx.select({ cpf: colaborador.cpf }).from(colaborador)).map(({ cpf }) => cpf)
  const emissor = criarEmissor(criarSorteio(`${negocio}/ausentes`), cpfs)
  const [sede] = await tx.select({ id: filial.id }).from(filial).orderBy(asc(filial.id)).limit(1)
  const [fila] = await tx.select({ id: setor.id }).from(setor).orderBy(asc(setor.id)).limit(1)
  const cpfDoAdmin = CONTAS_DEMO.find(({ tipo }) => tipo === 'ADMIN')?.cpf ?? ''
  const [admin] = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(eq(colaborador.cpf, cpfDoAdmin))
  for (const { nome, tipo, convidadoHa, cancelado } of AUSENTES) {
    const em = new Date(agora.getTime() - (convidadoHa ?? 300) * DIA_MS)
    const [primeiro = '', ultimo = ''] = [nome.split(' ')[0], nome.split(' ').at(-1)]
    const [conta] = await tx
      .insert(colaborador)
      .values({
        ...{ cpf: emissor.cpf(), nome, tipo, ativo: false, senhaHash: '', filialId: sede?.id ?? null },
        email: `${paraEndereco(primeiro)}.${paraEndereco(ultimo)}.convite@${EMPRESAS[negocio].dominioDeEmail}`,
        ...{ criadoEm: em, atualizadoEm: em },
      })
      .returning({ id: colaborador.id })
    if (!conta) continue
    const colaboradorId = conta.id
    if (sede) await tx.insert(colaboradorFilial).values({ colaboradorId, filialId: sede.id })
    if (fila && tipo === 'OPERADOR')
      await tx.insert(colaboradorSetor).values({ colaboradorId, setorId: fila.id })
    if (convidadoHa === null) continue
    await tx.insert(convite).values({
      ...{ colaboradorId, porId: admin?.id ?? null, enviadoEm: em },
      expiraEm: new Date(em.getTime() + DIAS_DO_CONVITE * DIA_MS),
      canceladoEm: cancelado ? new Date(em.getTime() + DIA_MS) : null,
    })
  }
}
