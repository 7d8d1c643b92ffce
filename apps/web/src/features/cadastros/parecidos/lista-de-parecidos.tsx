import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import type { ClienteParecido } from '@balcao/dominio/cadastros/contratos'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { Anchor } from '@mantine/core'
import { ESC_SOMENTE_AQUI } from '../../../ui/retorno/dialogo-de-alerta.tsx'
import estilos from './parecidos.module.css'

const MOTIVO: Record<ClienteParecido['porque'][number], string> = {
  NOME: 'nome parecido',
  TELEFONE: 'mesmo telefone',
  ENDERECO: 'mesmo endereço',
  MESMA_RAIZ: 'mesma raiz de CNPJ',
}
const enumerar = new Intl.ListFormat('pt-BR')

/** Who they are, in another page, and what is alike. */
export function ListaDeParecidos({ parecidos }: { parecidos: readonly ClienteParecido[] }) {
  return (
    <ul className={estilos.parecidos}>
      {parecidos.map(({ id, fant, razSoc, cnpj, cid, uf, porque }) => (
        <li key={id}>
          <Anchor href={`/clientes/${id}`} target="_blank" rel="noreferrer" {...ESC_SOMENTE_AQUI}>
            {nomeDoCliente({ fant, razSoc })}
          </Anchor>
          <small>{[formatarDocumento(cnpj), `${cid}/${uf}`].join(' · ')}</small>
          <small>{enumerar.format(porque.map((motivo) => MOTIVO[motivo]))}</small>
        </li>
      ))}
    </ul>
  )
}
