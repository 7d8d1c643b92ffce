import type { TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import { gerarOrdensDeColeta, TAMANHO_DA_OBSERVACAO } from '@balcao/dominio/coletas/contratos'
import {
  TIPOS_DE_RESPONSAVEL,
  type TipoDeResponsavel,
  tiposDeResponsavel,
} from '@balcao/dominio/coletas/situacoes'
import { Button, Checkbox, Group, Modal, Radio, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useReler } from '../../../platform/releitura.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import { ResumoDaGeracao } from './resumo-da-geracao.tsx'
import { NATURAL, useCandidatos } from './use-candidatos.ts'

type DialogoDeGeracaoProps = {
  aberto: boolean
  escolhidos: readonly TicketQueAguarda[]
  aoFechar: () => void
  aoGerar: () => void
  aoAbrirColeta: (coleta: number) => void
}

const SO_OS_SEUS: Record<TipoDeResponsavel, string> = {
  representante: 'Só os representantes destes clientes',
  transportadora: 'Só as transportadoras destas entregas',
}
const VAZIO = { tipo: 'transportadora' as TipoDeResponsavel, responsavel: NATURAL, apenasRca: false }

/** COL-01 Who fetches, when, and what will be made of it. */
export function DialogoDeGeracao(props: DialogoDeGeracaoProps) {
  const { aberto, aoFechar } = props
  const celular = useCelular()
  return (
    <Modal opened={aberto} onClose={aoFechar} title="Gerar ordem de coleta" size={600} fullScreen={celular}>
      <Formulario {...props} />
    </Modal>
  )
}

function Formulario(props: DialogoDeGeracaoProps) {
  const { aberto, aoFechar, aoGerar, aoAbrirColeta } = props
  const hoje = useDiaAtual()
  const reler = useReler(gerarOrdensDeColeta)
  const [pedido, setPedido] = useState(VAZIO)
  const [prevista, setPrevista] = useState<string | null>(null)
  const [observacao, setObservacao] = useState('')
  // What was chosen stays so while others act: the refusal tells of it, and from then on the list does.
  const [noInicio, setNoInicio] = useState<readonly TicketQueAguarda[] | null>(props.escolhidos)
  const escolhidos = noInicio ?? props.escolhidos
  const { tipo, responsavel, apenasRca } = pedido
  const cidades = new Set(escolhidos.map(({ lugar }) => lugar.ibge))
  const cidade = cidades.size === 1 ? [...cidades][0] : undefined
  const candidatos = useCandidatos({ tipo, cidade, apenasRca, ativa: aberto })
  const { mutate, isPending, error } = useAcao(gerarOrdensDeColeta, {
    aoConcluir: ({ message, coletas }) => {
      const [primeira] = coletas
      avisarSucesso(message, {
        acao: primeira && { rotulo: 'Ver a ordem', aoAcionar: () => aoAbrirColeta(primeira.id) },
      })
      aoGerar()
    },
    // Somebody was faster: the list behind says who is still waiting.
    aoFalhar: () => {
      setNoInicio(null)
      void reler()
    },
  })

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (isPending || escolhidos.length === 0) return
    mutate({
      params: { tipo },
      corpo: {
        tickets: escolhidos.map(({ id }) => id),
        responsavel_id: responsavel === NATURAL ? null : responsavel,
        data_prevista: prevista,
        observacao,
      },
    })
  }

  return (
    <form noValidate onSubmit={aoEnviar}>
      <Stack>
        {error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(error)} />}
        <Radio.Group
          label="Quem coleta"
          value={tipo}
          onChange={(novo) => setPedido({ ...VAZIO, tipo: novo as TipoDeResponsavel })}
        >
          <Group gap="8px 24px" py="xs">
            {tiposDeResponsavel.map((cada) => (
              <Radio
                key={cada}
                value={cada}
                label={TIPOS_DE_RESPONSAVEL[cada]}
                data-autofocus={cada === tipo || undefined}
              />
            ))}
          </Group>
        </Radio.Group>
        <CampoDeSelecao
          label={TIPOS_DE_RESPONSAVEL[tipo]}
          {...candidatos}
          clearable={false}
          value={responsavel}
          onChange={(novo) => setPedido({ ...pedido, responsavel: novo ?? NATURAL })}
          error={error?.campos.responsavel_id}
        />
        <Checkbox
          label={SO_OS_SEUS[tipo]}
          checked={apenasRca}
          onChange={({ currentTarget }) =>
            setPedido({ ...pedido, responsavel: NATURAL, apenasRca: currentTarget.checked })
          }
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CampoDeData
            label="Previsão da coleta"
            minima={hoje}
            value={prevista}
            onChange={setPrevista}
            error={error?.campos.data_prevista}
          />
          <Textarea
            label="Observação"
            description="Quem coleta lê, impressa na ordem: horário, portaria, quem procurar."
            rows={2}
            maxLength={TAMANHO_DA_OBSERVACAO}
            value={observacao}
            onChange={({ currentTarget }) => setObservacao(currentTarget.value)}
          />
        </SimpleGrid>
        <ResumoDaGeracao escolhidos={escolhidos} tipo={tipo} responsavel={responsavel} />
        <Botoes lado="fim">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <BotaoBase
            type="submit"
            habilitado={escolhidos.length > 0}
            falta="Nenhum ticket fica nesta ordem."
            carregando={isPending}
          >
            Gerar ordem de coleta
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}
