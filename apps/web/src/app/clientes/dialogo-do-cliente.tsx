import type { ReactNode } from 'react'
import { Secoes } from '../../platform/ficha/secoes.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { SECOES_DO_CLIENTE } from './secoes-do-cliente.ts'

type DialogoDoClienteProps = {
  /** Null is closed. */
  idCli: number | null
  aoFechar: () => void
  aoAbrirNota: (idNota: number) => void
  /** Something of it is open over it: Esc is for that. */
  porBaixo: boolean
  acoes: (idCli: number) => ReactNode
}

/** ENT-05, CLI-01 A customer, section by section. */
export function DialogoDoCliente({ idCli, aoFechar, aoAbrirNota, porBaixo, acoes }: DialogoDoClienteProps) {
  return (
    <DialogoDaFicha aberto={idCli !== null} titulo="Cliente" aoFechar={aoFechar} porBaixo={porBaixo}>
      {idCli !== null && (
        <>
          <Secoes key={idCli} secoes={SECOES_DO_CLIENTE} de={{ idCli, aoAbrirNota }} />
          <PeDaFicha>{acoes(idCli)}</PeDaFicha>
        </>
      )}
    </DialogoDaFicha>
  )
}
