import { diasEntre } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'

const MAXIMO_DE_DIAS = 90

/** GES-03 Why decisions may not be handed on like that, at its field. */
export function problemasDaDelegacao(
  { idPara, inicio, fim }: { idPara: number; inicio: string; fim: string },
  { hoje, colegas }: { hoje: string; colegas: readonly number[] },
): Record<string, string> {
  return {
    ...(!colegas.includes(idPara) && { idPara: 'Escolha alguém que decide aprovações.' }),
    ...(fim < inicio
      ? { fim: 'O fim vem depois do início.' }
      : fim < hoje
        ? { fim: 'Este período já passou.' }
        : diasEntre(inicio, fim) > MAXIMO_DE_DIAS && {
            fim: `Delegue por no máximo ${MAXIMO_DE_DIAS} dias.`,
          }),
    ...(inicio === '' && { inicio: MENSAGENS.obrigatorio }),
  }
}
