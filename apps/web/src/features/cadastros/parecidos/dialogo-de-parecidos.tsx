import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../../../ui/retorno/dialogo-de-alerta.tsx'
import estilos from './parecidos.module.css'
import type { Parecido, useParecidos } from './use-parecidos.ts'

const MOTIVO: Record<Parecido['porque'][number], string> = {
  NOME: 'nome parecido',
  TELEFONE: 'mesmo telefone',
  ENDERECO: 'mesmo endereço',
  MESMA_RAIZ: 'mesma raiz de CNPJ',
}
const enumerar = new Intl.ListFormat('pt-BR')

/** The last look before a registration goes. */
export function DialogoDeParecidos({ pergunta }: Pick<ReturnType<typeof useParecidos>, 'pergunta'>) {
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(pergunta)
  if (pergunta && pergunta !== exibida) setExibida(pergunta)
  if (!exibida) return null
  const conferir = () => exibida.responder(false)
  return (
    <DialogoDeAlerta
      aberto={pergunta !== null}
      assunto={0}
      tom="aviso"
      titulo="Encontramos clientes parecidos"
      aoFechar={conferir}
      acoes={
        <>
          <Button variant="default" data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(conferir)}>
            Voltar e conferir
          </Button>
          <Button {...ESC_SOMENTE_AQUI} onClick={umClique(() => exibida.responder(true))}>
            Cadastrar mesmo assim
          </Button>
        </>
      }
    >
      <ul className={estilos.parecidos}>
        {exibida.parecidos.map(({ id, fant, razSoc, cnpj, cid, uf, porque }) => (
          <li key={id}>
            <Anchor href={`/clientes/${id}`} target="_blank" rel="noreferrer" {...ESC_SOMENTE_AQUI}>
              {fant || razSoc}
            </Anchor>
            <small>{[formatarDocumento(cnpj), `${cid}/${uf}`].join(' · ')}</small>
            <small>{enumerar.format(porque.map((motivo) => MOTIVO[motivo]))}</small>
          </li>
        ))}
      </ul>
    </DialogoDeAlerta>
  )
}
