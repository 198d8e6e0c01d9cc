{{- define "fedatario.labels" -}}
app.kubernetes.io/name: fedatario
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
