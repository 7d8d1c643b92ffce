import type { Uf } from '@balcao/dominio/brasil/estados'
import { MINIMO_DA_INSCRICAO } from '@balcao/dominio/cadastros/formulario'
import { useEffect, useState } from 'react'
import { useParametro } from '../../../platform/parametros.ts'
import type { CadastroNovo } from './cadastro-novo.ts'

type Regra = (uf: Uf, inscricao: string) => boolean

/** CAD-05 The state whose rule the registration does not follow; null while there is nothing to say. It never stops anybody. */
export function useInscricaoEstranha(novo: CadastroNovo): string | null {
  const { inscricao, isento, simulacao, filialId } = novo.empresa
  const confere = useParametro('cadastroConfereInscricao', filialId ?? undefined)
  const uf = novo.enderecoCobranca.uf || novo.enderecoEntrega.uf
  const [regra, setRegra] = useState<Regra | null>(null)
  const pergunta =
    confere && !isento && !simulacao && uf !== '' && inscricao.trim().length >= MINIMO_DA_INSCRICAO
  useEffect(() => {
    if (!pergunta || regra) return
    let saiu = false
    // The rules of 27 states are long; a warning that does not come is none.
    import('@balcao/dominio/brasil/inscricao-estadual').then(
      ({ inscricaoEstadualValida }) => {
        if (!saiu) setRegra(() => inscricaoEstadualValida)
      },
      () => {},
    )
    return () => {
      saiu = true
    }
  }, [pergunta, regra])
  return pergunta && regra && !regra(uf as Uf, inscricao) ? uf : null
}
