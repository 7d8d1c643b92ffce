import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { faqArtigo, faqTipo, faqVoto } from '@balcao/api/src/features/faq/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import { inArray } from 'drizzle-orm'
import type { Demo } from '../gerar-demo.ts'
import { gravarEmLotes } from '../lotes.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { gerarFaq } from './gerar-faq.ts'

/** FAQ-01 Types, articles and votes of the people already there. */
export async function preencherFaq(
  tx: Executor,
  { negocio, hoje, agora }: Pick<OpcoesDaDemo, 'negocio' | 'hoje' | 'agora'>,
  { colaboradores }: Pick<Demo, 'colaboradores'>,
): Promise<void> {
  const gravados = await tx
    .select({ chave: colaborador.cpf, id: colaborador.id })
    .from(colaborador)
    .where(
      inArray(
        colaborador.cpf,
        colaboradores.map(({ cpf }) => cpf),
      ),
    )
  const idDoColaborador = idsPorChave(gravados)
  for (const [ordem, { chave, descricao, artigos }] of gerarFaq(negocio, hoje, colaboradores).entries()) {
    const tipoId = await gravarUm(
      tx
        .insert(faqTipo)
        .values({ chave, descricao, ordem, criadoEm: agora, atualizadoEm: agora })
        .returning({ id: faqTipo.id }),
    )
    for (const { votos, data, publicado, ...artigo } of artigos) {
      const quando = new Date(`${data}T12:00:00Z`)
      const ajudou = votos.filter((voto) => voto.ajudou).length
      const artigoId = await gravarUm(
        tx
          .insert(faqArtigo)
          .values({
            ...artigo,
            tipoId,
            publicadoEm: publicado ? quando : null,
            ajudou,
            naoAjudou: votos.length - ajudou,
            criadoEm: quando,
            atualizadoEm: quando,
          })
          .returning({ id: faqArtigo.id }),
      )
      await gravarEmLotes(
        votos.map((voto) => ({
          artigoId,
          colaboradorId: idDoColaborador(voto.cpf),
          ajudou: voto.ajudou,
          votadoEm: quando,
        })),
        (lote) => tx.insert(faqVoto).values(lote),
      )
    }
  }
}

async function gravarUm(insercao: PromiseLike<{ id: number }[]>): Promise<number> {
  const [linha] = await insercao
  if (!linha) throw new Error('A ajuda da demonstração não foi gravada')
  return linha.id
}
