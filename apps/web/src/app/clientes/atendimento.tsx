import { filiaisDaSaida } from '@balcao/dominio/atendimentos/regras'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFichaAberta } from '../../features/clientes/ficha/ficha-aberta.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../../ui/retorno/dialogo-de-alerta.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'
import type { PortaDaFicha } from './porta-da-ficha.ts'

const RegistrarAtendimento = tardio(
  async () => (await import('../../features/atendimentos/registrar-atendimento.tsx')).RegistrarAtendimento,
)

type AtendimentoProps = {
  idCli: number
  idFil: number | null
  /** That serve the customer. */
  filiais: readonly number[]
  porta: PortaDaFicha
  /** Asked by whoever opened the record, whatever the branch says. */
  registrarAoSair: boolean
  /** One was registered in this visit, here or in a section: once is enough. */
  atendido: boolean
}

/** CLI-01, CLI-08 Registering an attendance in a record, by its button or on the way out. */
export function Atendimento({ idCli, idFil, filiais, porta, registrarAoSair, atendido }: AtendimentoProps) {
  const { pergunta, saindo } = porta
  const { filial, parametrosDa } = useSessao()
  const daFilial = filiaisDaSaida({ daSessao: filial?.idFil ?? null, doCliente: filiais }).some(
    (qual) => parametrosDa(qual).registraAtendimentoAoSair,
  )
  const [registrando, setRegistrando] = useState(false)
  const { atendeu } = useFichaAberta()
  const pergunte = !atendido && (daFilial || registrarAoSair)
  useEffect(() => {
    pergunta.current = pergunte
    return () => {
      pergunta.current = false
    }
  }, [pergunta, pergunte])

  function fechar() {
    setRegistrando(false)
    saindo?.ficar()
  }
  function aoRegistrar() {
    atendeu()
    setRegistrando(false)
    saindo?.sair()
  }

  return (
    <>
      <Button variant="default" size="xs" onClick={() => setRegistrando(true)}>
        Registrar atendimento
      </Button>
      <PerguntaDaSaida saindo={registrando ? null : saindo} aoRegistrar={() => setRegistrando(true)} />
      {registrando && (
        <RegistrarAtendimento
          idCli={idCli}
          idFil={idFil}
          aoFechar={fechar}
          aoRegistrar={aoRegistrar}
          aoNaoVir={fechar}
        />
      )}
    </>
  )
}

type PerguntaDaSaidaProps = Pick<PortaDaFicha, 'saindo'> & { aoRegistrar: () => void }

function PerguntaDaSaida({ saindo, aoRegistrar }: PerguntaDaSaidaProps) {
  const ficar = () => saindo?.ficar()
  return (
    <DialogoDeAlerta
      aberto={saindo !== null}
      assunto={0}
      tom="aviso"
      titulo="Registrar o atendimento antes de sair?"
      aoFechar={ficar}
      acoes={
        <>
          <Button variant="default" data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(ficar)}>
            Continuar aqui
          </Button>
          <Button variant="default" {...ESC_SOMENTE_AQUI} onClick={umClique(() => saindo?.sair())}>
            Sair sem registrar
          </Button>
          <Button {...ESC_SOMENTE_AQUI} onClick={umClique(aoRegistrar)}>
            Registrar atendimento
          </Button>
        </>
      }
    />
  )
}
