import { canalDoOrcamento } from '@balcao/dominio/orcamentos/canais'
import { IconUsers } from '@tabler/icons-react'
import { usePresenca } from '../../../platform/presenca.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import estilos from './editor.module.css'

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** SHL-06 'Fulana também está neste orçamento': so that two people do not write the same. */
export function QuemMaisEstaAqui({ idOrcamento }: { idOrcamento: number }) {
  const { colaborador } = useSessao()
  const { presentes } = usePresenca(canalDoOrcamento(idOrcamento), colaborador.id)
  const nomes = presentes.map(({ nome }) => nome.split(' ')[0] || 'Alguém')
  return (
    <span role="status" className={estilos.presenca}>
      {nomes.length > 0 && (
        <>
          <IconUsers size={14} aria-hidden />
          {lista.format(nomes)} também {nomes.length === 1 ? 'está' : 'estão'} neste orçamento
        </>
      )}
    </span>
  )
}
