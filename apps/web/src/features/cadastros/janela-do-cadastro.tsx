import type { Cadastrado } from '@balcao/dominio/cadastros/contratos'
import { modoDoEnvio } from '@balcao/dominio/cadastros/modos'
import { Button, Modal } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { Botoes } from '../../ui/campos/botoes.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { Profundidade } from '../../ui/ficha/use-no-topo.ts'
import { LinhaDeProgresso } from '../../ui/retorno/linha-de-progresso.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import type { AberturaDoCadastro } from './abrir-cadastro.ts'
import estilos from './cadastro-feito.module.css'
import { CadastroEmPassos } from './novo/cadastro-em-passos.tsx'
import { PreCadastro } from './pre-cadastro/pre-cadastro.tsx'
import { usePermiteCadastrar } from './use-permite-cadastrar.ts'

const FECHADO = 'O cadastro de clientes não está aberto para você nesta filial.'

type JanelaDoCadastroProps = {
  abertura: AberturaDoCadastro
  aoFechar: () => void
  aoIrParaOCliente: (idCli: number) => void
}

/** CAD-01 The wizard, or the pre-registration where the branch wants only that; then what became of it. */
export function JanelaDoCadastro({ abertura, aoFechar, aoIrParaOCliente }: JanelaDoCadastroProps) {
  const [feito, setFeito] = useState<Cadastrado | null>(null)
  function aoCadastrar(cadastrado: Cadastrado) {
    if (!abertura.aoCadastrar) return setFeito(cadastrado)
    avisarSucesso(cadastrado.message)
    aoFechar()
    abertura.aoCadastrar(cadastrado.idCli)
  }
  if (feito)
    return (
      <CadastroFeito feito={feito} aoFechar={aoFechar} aoAbrirCliente={() => aoIrParaOCliente(feito.idCli)} />
    )
  return (
    // Over whatever dialog asked for it: Esc is not for that one.
    <Profundidade value={Number.POSITIVE_INFINITY}>
      <Aberta abertura={abertura} aoFechar={aoFechar} aoCadastrar={aoCadastrar} />
    </Profundidade>
  )
}

type AbertaProps = Pick<JanelaDoCadastroProps, 'abertura' | 'aoFechar'> & {
  aoCadastrar: (cadastrado: Cadastrado) => void
}

function Aberta(props: AbertaProps) {
  const { data, error, isFetching, refetch } = usePermiteCadastrar()
  const completa = props.abertura.prospect !== undefined
  if (data?.permite)
    return modoDoEnvio(data.modo, { completa }) === 'SIMPLIFICADO' ? (
      <PreCadastro {...props} />
    ) : (
      <CadastroEmPassos {...props} />
    )
  if (!data && !error) return <LinhaDeProgresso />
  return (
    <DialogoDaFicha aberto titulo="Cadastrar Cliente" largura={540} aoFechar={props.aoFechar}>
      {data ? (
        <PainelDeStatus tipo="aviso" mensagem={FECHADO} />
      ) : (
        <PainelDeStatus
          tipo="erro"
          mensagem={error?.message}
          tentando={isFetching}
          aoTentarNovamente={() => void refetch()}
        />
      )}
    </DialogoDaFicha>
  )
}

type CadastroFeitoProps = { feito: Cadastrado; aoFechar: () => void; aoAbrirCliente: () => void }

/** CAD-02 It is done, or waits for somebody to look at it. */
function CadastroFeito({ feito, aoFechar, aoAbrirCliente }: CadastroFeitoProps) {
  const espera = feito.situacao === 'PENDENTE'
  const Icone = espera ? IconClock : IconCircleCheck
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={espera ? 'Cadastro enviado para aprovação' : 'Cliente cadastrado'}
      size="sm"
    >
      <div className={estilos.feito} data-espera={espera || undefined}>
        <Icone size={48} stroke={1.5} aria-hidden />
        <TextoComQuebras texto={feito.message} />
        {espera && <p>Você recebe um aviso quando alguém decidir. Até lá, o cadastro ainda não vale.</p>}
      </div>
      <Botoes lado="fim">
        <Button variant="default" onClick={aoFechar}>
          Fechar
        </Button>
        <Button data-autofocus onClick={aoAbrirCliente}>
          Abrir cliente
        </Button>
      </Botoes>
    </Modal>
  )
}
