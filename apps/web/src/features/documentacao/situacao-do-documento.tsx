import type { DocumentoDoCliente } from '@balcao/dominio/documentacao/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const SITUACOES: Record<DocumentoDoCliente['situacao'], { nome: string; tom: Tom }> = {
  SEM_VALIDADE: { nome: 'Sem validade', tom: 'neutro' },
  VALIDO: { nome: 'Válido', tom: 'verde' },
  VENCENDO: { nome: 'Vencendo', tom: 'amarelo' },
  VENCIDO: { nome: 'Vencido', tom: 'vermelho' },
}

/** CAD-05 Whether a paper still counts, and until when. */
export function ValidadeDoDocumento({
  situacao,
  validade,
}: Pick<DocumentoDoCliente, 'situacao' | 'validade'>) {
  const { nome, tom } = SITUACOES[situacao]
  return (
    <DuasLinhas
      principal={<Etiqueta tom={tom}>{nome}</Etiqueta>}
      detalhe={validade && `até ${formatarData(validade)}`}
    />
  )
}
