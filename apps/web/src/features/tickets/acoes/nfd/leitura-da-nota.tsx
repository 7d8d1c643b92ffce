import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarChave, type PartesDaChave, partesDaChave } from '@balcao/dominio/notas/chave'
import { Paper } from '@mantine/core'
import { IconFileSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import estilos from '../acoes.module.css'

const CHAVE_NO_XML = /\bId\s*=\s*["']NFe([0-9A-Z]{44})["']|<chNFe>([0-9A-Z]{44})<\/chNFe>/

/** Null: it has no key. Undefined: still being read. */
type Leitura = { chave: string; partes: PartesDaChave } | null | undefined

/** TIC-11 What the file seems to be, before it is sent; the server reads all of it. */
export function LeituraDaNota({ arquivo }: { arquivo: File }) {
  const leitura = useChaveDoXml(arquivo)
  return (
    <Paper className={estilos.leitura} p="sm" role="status">
      <IconFileSearch size={20} aria-hidden />
      <Texto arquivo={arquivo} leitura={leitura} />
    </Paper>
  )
}

function Texto({ arquivo, leitura }: { arquivo: File; leitura: Leitura }) {
  if (leitura) {
    const { numero, serie, documento, aamm } = leitura.partes
    return (
      <div>
        <strong>
          NF-e {numero}, série {serie}
        </strong>
        <div>
          Emitida por {formatarDocumento(documento)} em {aamm.slice(2)}/20{aamm.slice(0, 2)}
        </div>
        <small>{formatarChave(leitura.chave)}</small>
      </div>
    )
  }
  if (leitura === undefined) return 'Lendo o arquivo…'
  return ehXml(arquivo)
    ? 'Não encontramos uma chave de NF-e neste XML. Confira se é o arquivo da nota.'
    : 'A chave de acesso será lida do PDF. Se não der, pedimos que você a digite.'
}

const ehXml = ({ name }: File) => name.toLowerCase().endsWith('.xml')

function useChaveDoXml(arquivo: File): Leitura {
  const [leitura, setLeitura] = useState<Leitura>()
  useEffect(() => {
    let vale = true
    setLeitura(ehXml(arquivo) ? undefined : null)
    if (!ehXml(arquivo)) return
    void arquivo.text().then((texto) => {
      const achada = CHAVE_NO_XML.exec(texto)
      const chave = achada?.[1] ?? achada?.[2] ?? ''
      const partes = partesDaChave(chave)
      if (vale) setLeitura(partes && { chave, partes })
    })
    return () => {
      vale = false
    }
  }, [arquivo])
  return leitura
}
