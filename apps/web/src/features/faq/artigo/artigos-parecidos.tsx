import { type Artigo, listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDeRelacionados } from '../relacionados/lista-de-relacionados.tsx'

/** FAQ-01 Others on the same subject; nothing at all when there are none, or when they do not come. */
export function ArtigosParecidos({ artigo: { id, titulo } }: { artigo: Artigo }) {
  const { data } = useConsulta(
    listarArtigosRelacionados,
    { query: { assunto: titulo, exceto: id } },
    { mostradoNaArea: true },
  )
  if (!data || data.itens.length === 0) return null
  return (
    <Cartao titulo="Artigos relacionados" solto>
      <ListaDeRelacionados artigos={data.itens} />
    </Cartao>
  )
}
