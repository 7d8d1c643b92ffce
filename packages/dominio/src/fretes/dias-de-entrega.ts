import { lerDiasDeEntrega } from './previsao.ts'

const NOMES = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
const MENOR_SEQUENCIA = 3

/** FRE-02 'segunda a sexta', 'terça e quinta', 'todos os dias'; empty where there is no day. */
export function descreverDiasDeEntrega(texto: string): string {
  const dias = lerDiasDeEntrega(texto)
  if (dias.every(Boolean)) return 'todos os dias'
  const partes: string[] = []
  for (let dia = 0; dia < NOMES.length; dia++) {
    if (!dias[dia]) continue
    let fim = dia
    while (dias[fim + 1]) fim++
    if (fim - dia + 1 >= MENOR_SEQUENCIA) {
      partes.push(`${NOMES[dia]} a ${NOMES[fim]}`)
      dia = fim
    } else partes.push(NOMES[dia] ?? '')
  }
  const ultima = partes.pop() ?? ''
  return partes.length === 0 ? ultima : `${partes.join(', ')} e ${ultima}`
}
