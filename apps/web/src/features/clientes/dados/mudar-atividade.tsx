import { atualizarAtividade } from '@balcao/dominio/clientes/secoes'
import { listarAtividades } from '@balcao/dominio/opcoes/contratos'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useReler } from '../../../platform/releitura.ts'
import { criarSeletorDeLista } from '../../../seletores/criar-seletor-de-lista.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import type { Atividade } from './cliente.ts'

const SeletorDeAtividade = criarSeletorDeLista({
  contrato: listarAtividades,
  rotulo: 'Nova atividade',
  paraOpcao: ({ id, atividade }) => ({ valor: id, nome: atividade }),
})

type MudarAtividadeProps = { idCli: number; atual: Atividade; aoFechar: () => void }

export function MudarAtividade({ idCli, atual, aoFechar }: MudarAtividadeProps) {
  const janela = useJanelaUnica('Mudar atividade', aoFechar)
  const reler = useReler(atualizarAtividade)
  const acao = useFormularioDaAcao(atualizarAtividade, {
    esquema: atualizarAtividade.corpo,
    valores: { id: atual.id, valoranterior: atual.atividade, valor: null as number | null },
    alvo: { query: { idCli } },
    // Somebody was faster: what is behind the message shows how it stands now.
    aoFalhar: () => void reler(),
    aoConcluir: janela.fechar,
  })
  const { errors } = acao.form.formState
  return (
    <JanelaDaAcao aberta janela={janela} aoTerminarDeFechar={aoFechar}>
      <FormularioDaAcao janela={janela} acao={acao} contexto={<p>Atividade atual: {atual.atividade}</p>}>
        <SeletorDeAtividade
          required
          data-autofocus
          semPreSelecao
          error={errors.valor?.message}
          {...registrar(acao.form.register('valor'))}
        />
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
