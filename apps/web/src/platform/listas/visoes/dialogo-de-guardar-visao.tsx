import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TAMANHO_DO_NOME_DA_VISAO, type Visao, type VisoesDaLista } from '@balcao/dominio/visoes/da-lista'
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { mensagemDoErro } from '../../api-error.ts'
import { useGuardarVisao } from './use-visoes.ts'

export type DialogoDeVisaoProps = {
  aberto: boolean
  visoes: readonly Visao[]
  filtros: object
  contratos: VisoesDaLista
  aoFechar: () => void
}

/** Saves the filters in force under a name; a name that exists is replaced, and says so before. */
export function DialogoDeGuardarVisao(props: DialogoDeVisaoProps) {
  return (
    <Modal opened={props.aberto} onClose={props.aoFechar} title="Guardar visão" size="sm">
      <Formulario {...props} />
    </Modal>
  )
}

function Formulario({ visoes, filtros, contratos, aoFechar }: DialogoDeVisaoProps) {
  const [nome, setNome] = useState('')
  const [tentou, setTentou] = useState(false)
  const { guardar, isPending, error } = useGuardarVisao(contratos)
  const escolhido = nome.trim()
  const existe = visoes.some((visao) => visao.nome === escolhido)

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    setTentou(true)
    if (!escolhido || isPending) return
    guardar(escolhido, filtros, () => {
      avisarSucesso(existe ? `Visão “${escolhido}” substituída.` : `Visão “${escolhido}” guardada.`)
      aoFechar()
    })
  }

  return (
    <form noValidate onSubmit={aoEnviar}>
      <Stack>
        {error && !error.campos.nome && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(error)} />}
        <TextInput
          label="Nome"
          required
          data-autofocus
          maxLength={TAMANHO_DO_NOME_DA_VISAO}
          placeholder="Devoluções da semana"
          description={
            existe ? 'Já existe uma visão com este nome: ela passa a ter estes filtros.' : undefined
          }
          error={tentou && !escolhido ? MENSAGENS.obrigatorio : error?.campos.nome}
          value={nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
        />
        <Botoes lado="fim">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <BotaoBase type="submit" habilitado={escolhido !== ''} carregando={isPending}>
            {existe ? 'Substituir visão' : 'Guardar visão'}
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}
