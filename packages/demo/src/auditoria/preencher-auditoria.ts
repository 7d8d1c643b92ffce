import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { registrarAjuste } from '@balcao/api/src/features/ajustes/registrar.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { etiqueta } from '@balcao/api/src/features/etiquetas/tabelas.ts'
import type { Executor, Tx } from '@balcao/api/src/platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '@balcao/api/src/platform/banco/historico.ts'
import { VER } from '@balcao/dominio/auditoria/naturezas'
import { NOMES_DOS_PARAMETROS } from '@balcao/dominio/parametros/nomes'
import { asc, eq, inArray } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS
/** Of the company's own network, by who sits where. */
const REDE = '10.20.0.'

/** A parameter tried out and taken back: what holds now is what held before. */
const TENTADOS = [
  { chave: 'redefinicaoMinutos', valor: '60', haDias: 6 },
  { chave: 'sessaoHorasInatividade', valor: '8', haDias: 3 },
] as const

/** ADM-10 A week behind whoever runs the portal: who came in, what was set and taken back, what was exported and looked at. */
export async function preencherAuditoria(tx: Executor, agora: Date): Promise<void> {
  const cpfDoAdmin = CONTAS_DEMO.find(({ tipo }) => tipo === 'ADMIN')?.cpf ?? ''
  const [admin] = await tx.select().from(colaborador).where(eq(colaborador.cpf, cpfDoAdmin))
  if (!admin) throw new Error('a demonstração não tem quem administre')
  const equipe = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(
      inArray(
        colaborador.cpf,
        CONTAS_DEMO.map(({ cpf }) => cpf),
      ),
    )
    .orderBy(asc(colaborador.id))
  const clientes = await tx
    .select({ id: cliente.id, nome: cliente.razaoSocial })
    .from(cliente)
    .orderBy(asc(cliente.id))
    .limit(12)
  const etiquetas = await tx.select().from(etiqueta).orderBy(asc(etiqueta.id))
  const por = (colaboradorId: number, haDias: number, horas: number): Autoria => ({
    agora: new Date(agora.getTime() - haDias * DIA_MS - 12 * HORA_MS + horas * HORA_MS),
    colaboradorId,
    requisicao: null,
    ip: `${REDE}${colaboradorId % 250}`,
    muda: [],
  })
  const escrever = (autoria: Autoria, entidade: string, entidadeId: string, acao: string, dados = {}) =>
    registrarHistorico(tx as Tx, autoria, { entidade, entidadeId, acao, dados })

  for (let haDias = 7; haDias >= 1; haDias--) {
    for (const [i, { id }] of equipe.entries())
      await escrever(por(id, haDias, i / 10), 'sessao', `${id}-${haDias}`, 'ENTRAR')
    const olhado = clientes[haDias % clientes.length]
    const quem = equipe[haDias % equipe.length]
    if (olhado && quem)
      await escrever(por(quem.id, haDias, 2), 'dados-do-cliente', String(olhado.id), VER, {
        nome: olhado.nome,
      })
    for (const { chave, valor } of TENTADOS.filter((tentado) => tentado.haDias === haDias)) {
      const nome = `${NOMES_DOS_PARAMETROS[chave]} · todo o negócio`
      const ajuste = { assunto: 'parametro', id: chave, nome } as const
      const mudou = { ...ajuste, antes: { [chave]: null }, depois: { [chave]: valor } }
      await registrarAjuste(tx as Tx, por(admin.id, haDias, 3), mudou)
      const voltou = { ...ajuste, antes: mudou.depois, depois: mudou.antes, acao: 'DESFAZER' }
      await registrarAjuste(tx as Tx, por(admin.id, haDias - 1, 1), voltou)
    }
    if (haDias === 5)
      for (const { id, nome, cor } of etiquetas)
        await escrever(por(admin.id, haDias, 4), 'etiqueta', String(id), 'CRIAR', {
          ...{ nome, antes: null, depois: { nome, cor } },
        })
    if (haDias % 3 === 0)
      await escrever(por(admin.id, haDias, 6), 'cliente', 'lista', 'EXPORTAR', {
        total: 214 + haDias,
        formato: 'xlsx',
      })
  }
}
