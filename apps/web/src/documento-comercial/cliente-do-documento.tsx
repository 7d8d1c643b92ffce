import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ComFolga, DuasLinhas } from '../ui/listas/duas-linhas.tsx'

type ClienteDoDocumentoProps = { cliente: { fant: string; razSoc: string }; ordComp: string | null }

// Some write the letters themselves.
const comSigla = (ordComp: string) => (/^o\.?c/i.test(ordComp) ? ordComp : `OC ${ordComp}`)

/** MES-09 Whose it is, whole. The number of their own purchase order is what customers ask by. */
export function ClienteDoDocumento({ cliente: { fant, razSoc }, ordComp }: ClienteDoDocumentoProps) {
  const principal = nomeDoCliente({ fant, razSoc })
  const oc = ordComp && comSigla(ordComp)
  const razao = principal !== razSoc && razSoc
  return (
    <DuasLinhas
      inteiro
      principal={principal}
      titulo={[principal, oc, razao].filter(Boolean).join('\n')}
      detalhe={
        (oc || razao) && (
          <>
            {oc}
            {razao && <ComFolga>{[oc && ' · ', razao].filter(Boolean)}</ComFolga>}
          </>
        )
      }
    />
  )
}
