import { TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { referenciasExigidas } from '@balcao/dominio/cadastros/problemas-dos-contatos'
import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import type { PropsDoPasso } from '../cadastro-novo.ts'
import { ehEmpresa } from '../estado.ts'
import { useCampos } from '../use-campos.tsx'
import { DadosBancarios } from './dados-bancarios.tsx'
import { NotasDoPasso } from './notas-do-passo.tsx'
import estilos from './passos.module.css'
import { ReferenciasComerciais } from './referencias-comerciais.tsx'

const TELEFONE = { tipo: 'telefone', placeholder: '(00) 000000000' } as const
const { email: EMAIL, nomeContato, nomeSocio, observacoes } = TAMANHO_DO_CADASTRO

/** CAD-08 'Contatos'; the short variant asks for less, and hides nothing that is filled in. */
export function PassoContatos(props: PropsDoPasso) {
  const { novo } = props
  const { contatos, empresa } = novo
  const { texto, valor, marca, contexto } = useCampos('contatos', 'CONTATOS', props)
  const completo = contexto.regras.cadastraCliente === 'COMPLETO'
  const mostra = (campo: keyof typeof contatos) => completo || Boolean(contatos[campo])
  const minimo = referenciasExigidas(empresa, contexto.regras)
  return (
    <div className={estilos.campos}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(ehEmpresa(novo) || mostra('nomeContato')) && (
          <TextInput label="Nome do contato" {...texto('nomeContato', nomeContato)} />
        )}
        {ehEmpresa(novo) && <TextInput label="Nome do sócio" {...texto('nomeSocio', nomeSocio)} />}
        <CampoMascarado label="Telefone" data-autofocus {...TELEFONE} {...valor('telefone1')} />
        {mostra('celular1') && (
          <div className={estilos.grupo}>
            <CampoMascarado label="Celular" {...TELEFONE} {...valor('celular1')} />
            <Checkbox label="Tem WhatsApp" {...marca('whatsApp')} />
          </div>
        )}
        {mostra('celular2') && <CampoMascarado label="Outro celular" {...TELEFONE} {...valor('celular2')} />}
        <TextInput type="email" label="E-mail" {...texto('email', EMAIL)} />
        <TextInput type="email" label="E-mail da NFe" {...texto('emailNFe', EMAIL)} />
        {(completo || !['', contatos.email].includes(contatos.emailBoleto)) && (
          <TextInput type="email" label="E-mail do boleto" {...texto('emailBoleto', EMAIL)} />
        )}
      </SimpleGrid>
      {mostra('observacoes') && (
        <Textarea
          label="Observações"
          autosize
          minRows={2}
          maxRows={6}
          {...texto('observacoes', observacoes)}
          description="Só a equipe lê."
        />
      )}
      {completo && (
        <>
          <ReferenciasComerciais {...props} minimo={minimo} />
          <DadosBancarios {...props} />
        </>
      )}
      <NotasDoPasso
        notas={[
          minimo > 0 &&
            (minimo === 1
              ? 'Mínimo de 1 referência comercial.'
              : `Mínimo de ${minimo} referências comerciais.`),
        ]}
      />
    </div>
  )
}
