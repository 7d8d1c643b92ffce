import { cepValido } from '../brasil/cep.ts'
import { ufDoCep } from '../brasil/uf-do-cep.ts'
import { MENSAGENS } from '../mensagens.ts'

/** CAD-09, END-02 A CEP of one state beside a city of another: told, not refused, for some places are served from across the border. */
export function avisoDoCep({ cep, uf }: { cep: string; uf: string }): string | null {
  const doCep = cepValido(cep) ? ufDoCep(cep) : null
  return doCep && uf !== '' && doCep !== uf ? MENSAGENS.cepDeOutroEstado(doCep, uf) : null
}
